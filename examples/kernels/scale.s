; y[i] = 2.5 * y[i] for RDNA3, one wave of 32 lanes a work-group; s[0:1] holds the arguments' address, s2 the group.
  s_load_b64 s[4:5], s[0:1], 0x0      ; y
  s_lshl_b32 s3, s2, 7                ; 32 floats are 128 bytes
  v_lshlrev_b32 v0, 2, v0             ; v0 came as the lane's number
  v_add_nc_u32 v0, v0, s3
  s_waitcnt lgkmcnt(0)
  global_load_b32 v1, v0, s[4:5]
  s_waitcnt vmcnt(0)
  v_mul_f32 v1, 0x40200000, v1        ; 2.5
  global_store_b32 v0, v1, s[4:5]
  s_endpgm
