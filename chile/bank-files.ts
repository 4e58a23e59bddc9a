import { builtinLists } from './bank-lists/builtin.ts'
import type { BankLayout, Transfer } from './bank-lists/layout.ts'
import { type BankCell, listRows } from './bank-lists/write.ts'

export type { Transfer } from './bank-lists/layout.ts'
export type { BankCell } from './bank-lists/write.ts'

/** How a bank wants a list of payments, of those of which every column is published. */
export type BankFormat = {
  readonly code: string
  /** The bank where the company has the account that pays. */
  readonly bankCode: string
  readonly file: BankLayout['file']
  readonly source: string
  readonly layout: BankLayout
}

/**
 * The formats of which every column is published. Those of Banco de Chile, BICE, Internacional,
 * Itaú, Scotiabank and BancoEstado are not: a length or a code of theirs was not found.
 */
export const bankFormats: readonly BankFormat[] = builtinLists
  .filter(({ incomplete }) => incomplete === undefined)
  .map(({ code, bankCode, source, layout }) => ({
    code,
    bankCode,
    file: layout.file,
    source,
    layout,
  }))

/** The rows of a list, its heads first. `charge`: number of the account that pays. */
export const bankRows = (
  { layout }: BankFormat,
  charge: string,
  transfers: readonly Transfer[],
): readonly (readonly BankCell[])[] =>
  listRows(layout, { charge, transfers, payer: { rut: '', name: '' }, day: '' }).map(
    ({ cells }) => cells,
  )
