; y[i] = 2.5 * y[i] for RDNA3, one wave of 32 lanes a work-group; s[0:1] holds the arguments' address, s2 the group.
  .amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
  .globl scale
  .type scale,@function
  .p2align 8
scale:
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

; What a launch must know: registers, what arrives in them, and the arguments.
.amdhsa_kernel scale
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_user_sgpr_count 2
  .amdhsa_system_sgpr_workgroup_id_x 1
  .amdhsa_wavefront_size32 1
  .amdhsa_next_free_vgpr 2
  .amdhsa_next_free_sgpr 6
  .amdhsa_kernarg_size 8
.end_amdhsa_kernel

.amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: scale
    .symbol: scale.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 6
    .vgpr_count: 2
    .max_flat_workgroup_size: 1024
    .args:
      - {.name: y, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global, .type_name: 'float*'}
...
.end_amdgpu_metadata
