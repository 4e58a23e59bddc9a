import type { Module } from './modules.ts'

/**
 * Whose records a service holds. `person`: each record belongs to somebody; `business`: to a razón
 * social; `company`: to the whole company; `platform`: to no company.
 */
export type Rows = 'person' | 'business' | 'company' | 'platform'

/** A row of `service-table.ts`. */
export function row<const Code extends string, const Letters extends string, const R extends Rows>(
  code: Code,
  label: string,
  module: Module | 'CORE',
  rows: R,
  actions: Letters,
) {
  return { code, label, module, rows, actions }
}
