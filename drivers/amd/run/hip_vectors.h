// Vectors of HIP: structures whose members are x, y, z, w, with HIP's sizes and alignment: three numbers stand side
// by side, the others are aligned as a whole. Hosts have them too. Operators are templates, so that a program's own
// for the same vectors go before them. Names and layout: the documents of HIP's runtime.
#pragma once
#define DB_BOTH __host__ __device__ __forceinline__
template <bool> struct db_only_if {};
template <> struct db_only_if<true> { typedef int yes; };
template <class T, unsigned N> struct db_members;
template <class T> struct db_members<T, 1> { T x; };
template <class T> struct alignas(2 * sizeof(T)) db_members<T, 2> { T x, y; };
template <class T> struct db_members<T, 3> { T x, y, z; };
template <class T> struct alignas(4 * sizeof(T)) db_members<T, 4> { T x, y, z, w; };

template <class T, unsigned N> struct HIP_vector_type : db_members<T, N> {
    typedef T native __attribute__((ext_vector_type(N)));
    HIP_vector_type() = default;
    DB_BOTH constexpr HIP_vector_type(T v) : db_members<T, N>(filled(v)) {}
    template <class... U, typename db_only_if<(N > 1) && sizeof...(U) == N>::yes = 0>
    DB_BOTH constexpr HIP_vector_type(U... v) : db_members<T, N>{T(v)...} {}
    // What the compiler calculates with.
    DB_BOTH native lanes() const {
        if constexpr (N == 3)
            return native{this->x, this->y, this->z};
        else
            return __builtin_bit_cast(native, (const db_members<T, N> &)*this);
    }
    static DB_BOTH HIP_vector_type of(native v) {
        if constexpr (N == 3)
            return HIP_vector_type(v.x, v.y, v.z);
        else
            return __builtin_bit_cast(HIP_vector_type, v);
    }

  private:
    static DB_BOTH constexpr db_members<T, N> filled(T v) {
        if constexpr (N == 1)
            return {v};
        else if constexpr (N == 2)
            return {v, v};
        else if constexpr (N == 3)
            return {v, v, v};
        else
            return {v, v, v, v};
    }
};

#define DB_VECTOR template <class T, unsigned N> DB_BOTH
#define DB_AND_NUMBER template <class T, unsigned N, class U, typename db_only_if<__is_arithmetic(U)>::yes = 0> DB_BOTH
#define DB_OPERATOR(op) \
    DB_VECTOR HIP_vector_type<T, N> operator op(const HIP_vector_type<T, N> &a, const HIP_vector_type<T, N> &b) { \
        return HIP_vector_type<T, N>::of(a.lanes() op b.lanes()); \
    } \
    DB_AND_NUMBER HIP_vector_type<T, N> operator op(const HIP_vector_type<T, N> &a, U b) { \
        return a op HIP_vector_type<T, N>(T(b)); \
    } \
    DB_AND_NUMBER HIP_vector_type<T, N> operator op(U a, const HIP_vector_type<T, N> &b) { \
        return HIP_vector_type<T, N>(T(a)) op b; \
    } \
    DB_VECTOR HIP_vector_type<T, N> &operator op##=(HIP_vector_type<T, N> &a, const HIP_vector_type<T, N> &b) { \
        return a = a op b; \
    } \
    DB_AND_NUMBER HIP_vector_type<T, N> &operator op##=(HIP_vector_type<T, N> &a, U b) { return a = a op b; }
DB_OPERATOR(+) DB_OPERATOR(-) DB_OPERATOR(*) DB_OPERATOR(/) DB_OPERATOR(%)
DB_OPERATOR(&) DB_OPERATOR(|) DB_OPERATOR(^) DB_OPERATOR(<<) DB_OPERATOR(>>)
DB_VECTOR HIP_vector_type<T, N> operator-(const HIP_vector_type<T, N> &a) {
    return HIP_vector_type<T, N>::of(-a.lanes());
}
DB_VECTOR HIP_vector_type<T, N> operator+(const HIP_vector_type<T, N> &a) { return a; }
DB_VECTOR HIP_vector_type<T, N> operator~(const HIP_vector_type<T, N> &a) {
    return HIP_vector_type<T, N>::of(~a.lanes());
}
DB_VECTOR HIP_vector_type<T, N> &operator++(HIP_vector_type<T, N> &a) { return a += 1; }
DB_VECTOR HIP_vector_type<T, N> &operator--(HIP_vector_type<T, N> &a) { return a -= 1; }
DB_VECTOR bool operator==(const HIP_vector_type<T, N> &a, const HIP_vector_type<T, N> &b) {
    bool same = a.x == b.x;
    if constexpr (N > 1)
        same = same && a.y == b.y;
    if constexpr (N > 2)
        same = same && a.z == b.z;
    if constexpr (N > 3)
        same = same && a.w == b.w;
    return same;
}
DB_VECTOR bool operator!=(const HIP_vector_type<T, N> &a, const HIP_vector_type<T, N> &b) { return !(a == b); }

#define DB_VECTORS(T, name) \
    typedef HIP_vector_type<T, 1> name##1; \
    typedef HIP_vector_type<T, 2> name##2; \
    typedef HIP_vector_type<T, 3> name##3; \
    typedef HIP_vector_type<T, 4> name##4; \
    static DB_BOTH constexpr name##1 make_##name##1(T x) { return name##1(x); } \
    static DB_BOTH constexpr name##2 make_##name##2(T x, T y) { return name##2(x, y); } \
    static DB_BOTH constexpr name##3 make_##name##3(T x, T y, T z) { return name##3(x, y, z); } \
    static DB_BOTH constexpr name##4 make_##name##4(T x, T y, T z, T w) { return name##4(x, y, z, w); }
DB_VECTORS(signed char, char) DB_VECTORS(unsigned char, uchar) DB_VECTORS(short, short)
DB_VECTORS(unsigned short, ushort) DB_VECTORS(int, int) DB_VECTORS(unsigned, uint) DB_VECTORS(long, long)
DB_VECTORS(unsigned long, ulong) DB_VECTORS(long long, longlong) DB_VECTORS(unsigned long long, ulonglong)
DB_VECTORS(float, float) DB_VECTORS(double, double)
