import type { ClassDef, ConceptDef, FactDef, Library, TableDef, VariableDef } from '../types.ts'

/** What a name inside a formula can stand for. */
export type Named<C extends ConceptDef = ConceptDef> =
  | { readonly kind: 'fact'; readonly def: FactDef }
  | { readonly kind: 'variable'; readonly def: VariableDef }
  | { readonly kind: 'concept'; readonly def: C }

/** The names of a library, each looked up in constant time. */
export interface Scope<C extends ConceptDef = ConceptDef> {
  readonly names: ReadonlyMap<string, Named<C>>
  readonly tables: ReadonlyMap<string, TableDef>
  readonly classes: ReadonlyMap<string, ClassDef>
  /** Concepts of each class, in library order. */
  readonly members: ReadonlyMap<string, readonly C[]>
}

export function scopeOf<C extends ConceptDef>(library: Library<C>): Scope<C> {
  const names = new Map<string, Named<C>>()
  for (const def of library.facts) names.set(def.code, { kind: 'fact', def })
  for (const def of library.variables) names.set(def.code, { kind: 'variable', def })
  for (const def of library.concepts) names.set(def.code, { kind: 'concept', def })
  const members = new Map<string, C[]>(library.classes.map(({ code }) => [code, []]))
  for (const def of library.concepts) {
    for (const code of new Set(def.classes)) members.get(code)?.push(def)
  }
  return {
    names,
    tables: new Map(library.tables.map((def) => [def.code, def])),
    classes: new Map(library.classes.map((def) => [def.code, def])),
    members,
  }
}
