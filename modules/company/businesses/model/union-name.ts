/** How a union is called, and its RUT if it is known. */
export type UnionName = { readonly name: string; readonly rut: string | null }
