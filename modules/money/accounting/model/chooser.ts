import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import type { Amount, Book, BookAccount, ItemAccounting, Rule } from './book.ts'
import { type Side, sidesOf, usualOf } from './sources.ts'

/** Why an amount has no account, or an entry no equal sides. */
export const AccountingLack = catalog('AccountingLack', {
  NO_ACCOUNT: 'Sin cuenta',
  UNKNOWN_CODE: 'Cuenta que no está en el plan',
  TITLE: 'Cuenta que es un título',
  SUSPENDED: 'Cuenta suspendida',
  NO_CENTER: 'Sin centro de costo',
  UNBALANCED: 'No cuadra',
})
export type Lack = ValueOf<typeof AccountingLack>

/** The account of an amount, or why it has none. */
type Chosen =
  | { readonly accountId: number; readonly costCenterId: number | null }
  | { readonly lack: Lack; readonly account: string | null }

/** Finds the account of an amount, each combination once. */
export class Chooser {
  readonly #kept = new Map<string, Chosen>()
  readonly #opened = new Map<string, boolean>()
  readonly #byId: ReadonlyMap<number, BookAccount>
  readonly #byCode: ReadonlyMap<string, BookAccount>
  readonly #book: Book

  constructor(book: Book) {
    this.#book = book
    this.#byId = new Map(book.accounts.map((one) => [one.id, one]))
    this.#byCode = new Map(book.accounts.map((one) => [one.code, one]))
  }

  /** Whether an amount is laid on the centres of its contract. */
  opens(amount: Amount, side: Side): boolean {
    const key = `${amount.code} ${amount.source} ${side} ${amount.institution}`
    const known = this.#opened.get(key)
    if (known !== undefined) return known
    const item = this.#book.items.get(amount.code)
    const opens = item?.distributable !== false && this.#wantsCenters(amount, side, item)
    this.#opened.set(key, opens)
    return opens
  }

  #wantsCenters(amount: Amount, side: Side, item: ItemAccounting | undefined): boolean {
    if (item?.analytic) return true
    if (this.#book.rules.some((rule) => rule.costCenterId !== null && fits(rule, amount)))
      return true
    const named = this.#named(amount, side, null)
    return named !== undefined && 'id' in named && named.centerUse !== 'NONE'
  }

  account(amount: Amount, side: Side, center: number | null): Chosen {
    const key = `${amount.code} ${amount.source} ${side} ${amount.institution} ${center}`
    const known = this.#kept.get(key)
    if (known) return known
    const chosen = this.#choose(amount, side, center)
    this.#kept.set(key, chosen)
    return chosen
  }

  #choose(amount: Amount, side: Side, center: number | null): Chosen {
    const named = this.#named(amount, side, center)
    if (named === undefined) return { lack: 'NO_ACCOUNT', account: null }
    if (!('id' in named)) return { lack: 'UNKNOWN_CODE', account: named.unknown }
    const { id, code, takesEntries, status, centerUse } = named
    if (!takesEntries) return { lack: 'TITLE', account: code }
    if (status === 'SUSPENDED') return { lack: 'SUSPENDED', account: code }
    if (centerUse === 'REQUIRED' && center === null) return { lack: 'NO_CENTER', account: code }
    const analytic = this.#book.items.get(amount.code)?.analytic === true
    return { accountId: id, costCenterId: centerUse === 'NONE' && !analytic ? null : center }
  }

  /**
   * The account that is named: by a rule of the item, by the item itself on its own side, or by the
   * rule of its source that names most. The item names the account of its side: the debit of what
   * is paid, the credit of what is discounted, and the debit of what is booked on both.
   */
  #named(amount: Amount, side: Side, center: number | null) {
    const rules = this.#book.rules.filter((rule) => accountIn(rule, side) !== null)
    const own = best(
      rules.filter((rule) => rule.itemCode !== null),
      amount,
      center,
    )
    if (own) return this.#byId.get(accountIn(own, side) ?? 0)
    const item = this.#book.items.get(amount.code)
    const said = side === sidesOf(amount.source)[0] ? saidBy(item) : null
    if (said !== null) return this.#byCode.get(said) ?? { unknown: said }
    const ofSources = rules.filter((rule) => rule.itemCode === null)
    const usual = usualOf[amount.source]
    const found =
      best(ofSources, amount, center) ??
      (usual && best(ofSources, { ...amount, source: usual }, center))
    return found && this.#byId.get(accountIn(found, side) ?? 0)
  }
}

const saidBy = (item: ItemAccounting | undefined): string | null =>
  item?.ledgerAccount || item?.accountingCode || null

const accountIn = (rule: Rule, side: Side) =>
  side === 'DEBIT' ? rule.debitAccountId : rule.creditAccountId

/** Whether a rule is about an amount, whatever its centre. */
const fits = (rule: Rule, { code, source, institution }: Amount): boolean =>
  (rule.itemCode === null ? rule.source === source : rule.itemCode === code) &&
  (rule.institution === null || rule.institution === institution)

/** The rule that names most of an amount: its institution, then its centre, then its employer. */
function best(rules: readonly Rule[], amount: Amount, center: number | null): Rule | undefined {
  const weight = (rule: Rule) =>
    (rule.institution === null ? 0 : 4) +
    (rule.costCenterId === null ? 0 : 2) +
    (rule.businessId === null ? 0 : 1)
  return rules
    .filter((rule) => fits(rule, amount))
    .filter(({ costCenterId }) => costCenterId === null || costCenterId === center)
    .reduce<Rule | undefined>(
      (known, rule) => (known && weight(known) >= weight(rule) ? known : rule),
      undefined,
    )
}
