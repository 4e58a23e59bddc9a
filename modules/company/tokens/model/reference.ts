import type { TokenScope } from './scopes.ts'

/** A field of a type or of an input, as the schema writes it. */
export type ReferenceField = {
  readonly name: string
  readonly type: string
  readonly label: string | null
  /** The scope that it asks for beside that of its operation. */
  readonly scope: TokenScope | null
}

/** What programs may call, as the page of the API shows it: written from the schema. */
export type ApiReference = {
  readonly operations: readonly {
    readonly name: string
    readonly kind: 'query' | 'mutation'
    readonly label: string
    readonly scope: TokenScope | null
    readonly arguments: readonly { readonly name: string; readonly type: string }[]
    readonly answer: string
    readonly document: string
    readonly variables: string
  }[]
  readonly types: readonly { readonly name: string; readonly fields: readonly ReferenceField[] }[]
  readonly inputs: readonly { readonly name: string; readonly fields: readonly ReferenceField[] }[]
  readonly codes: readonly { readonly name: string; readonly values: readonly string[] }[]
}
