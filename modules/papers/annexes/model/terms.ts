import { z } from 'zod'
import { formatDate, isDate } from '#chile/dates.ts'
import { formatNumber, formatPesos } from '#chile/numbers.ts'
import { Contract } from '#modules/people/contracts/model/contract.ts'
import { labelOf, metaOf } from '#platform/model/entity.ts'
import { type AnnexTerm, annexTerms, isReserved } from './annex.ts'

export type Terms = Readonly<Record<string, unknown>>

/** A term before and after an annex, in the words of its paper. */
export type TermChange = {
  readonly attribute: AnnexTerm
  readonly label: string
  readonly before: string
  readonly after: string
  readonly reserved: boolean
}

/** What an annex changes, term by term, in the order in which a contract says them. */
export const changesOf = (before: Terms, patch: Terms): TermChange[] =>
  annexTerms
    .filter((name) => name in patch)
    .map((name) => ({
      attribute: name,
      label: labelOf(Contract, name),
      before: termWords(name, before[name]),
      after: termWords(name, patch[name]),
      reserved: isReserved(name),
    }))

/** The terms that differ from what the contract says. */
export const differing = (held: Terms, given: Terms): Terms =>
  Object.fromEntries(
    annexTerms.flatMap((name) => {
      const value = given[name]
      if (value === undefined) return []
      return JSON.stringify(value) === JSON.stringify(held[name] ?? null) ? [] : [[name, value]]
    }),
  )

/** Only the terms of an annex, of a contract or of a change of it; nothing where it lacks one. */
export const termsIn = (values: Terms): Terms =>
  Object.fromEntries(
    annexTerms.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  )

/** What a term says, in words. */
export function termWords(name: AnnexTerm, value: unknown): string {
  if (value === null || value === undefined || value === '') return nothing(name)
  const { kind, catalog } = metaOf(Contract, name)
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (kind === 'money') return moneyWords(value)
  if (kind === 'pesos') return formatPesos(String(value))
  const text = String(value)
  if (catalog) return catalog.label(text)
  if (kind === 'date') return isDate(text) ? formatDate(text) : text
  return kind === 'text' ? text : formatNumber(text)
}

const nothing = (name: AnnexTerm) => (name === 'finalDate' ? 'Sin término' : 'Sin indicar')

const Money = z.object({ value: z.string(), currency: z.string() })

function moneyWords(money: unknown): string {
  const { value, currency } = Money.parse(money)
  return currency === 'CLP' ? formatPesos(value) : `${formatNumber(value)} ${currency}`
}

/** What an annex is called where nobody names it: «Anexo de sueldo base y horas semanales». */
export function usualTitle(terms: readonly string[]): string {
  const labels = annexTerms
    .filter((name) => terms.includes(name))
    .map((name) => labelOf(Contract, name).toLowerCase())
  const last = labels.at(-1)
  if (last === undefined || labels.length > 3) return 'Anexo de contrato'
  const others = labels.slice(0, -1).join(', ')
  return `Anexo de ${others ? `${others} y ${last}` : last}`
}
