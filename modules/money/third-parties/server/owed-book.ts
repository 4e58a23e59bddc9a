import { compareTexts } from '#chile/names.ts'
import type { Plan } from '#formula/index.ts'
import { filedAmounts } from '#law/filings/filed-contract.ts'
import type { Concept } from '#law/index.ts'
import { placeOfResult } from '#modules/money/filings/model/stored-numbers.ts'
import { readSnapshot } from '#modules/payroll/payroll-results/model/snapshot.ts'
import { agreedSavings } from '#modules/people/people/model/agreed-savings.ts'
import { allSavings, keyOf, type PartyKey, partsOf, savingOf, sideOf } from '../model/party.ts'
import { markOf } from './marks.ts'
import type { OwingHead, OwingPayslip } from './amounts-owed.queries.ts'

/** A line of a payslip that is owed to a third party. Whole pesos. */
type Line = { contractId: number; label: string; amount: number }

/** A party with what a month owes it; its lines from the largest to the smallest. */
export type OwedParty = PartyKey & {
  readonly key: string
  /** The words of its first line; those of a court order with its person. */
  readonly label: string
  readonly total: number
  readonly people: number
  readonly lines: readonly Line[]
}

/** What the payslips say, beside the sum of what is owed and what the company keeps. */
export type Square = { label: string; payslips: number; owed: number; kept: number }

/** What a month discounts or contributes for somebody else, by the party that is owed. */
export type OwedBook = {
  readonly parties: readonly OwedParty[]
  readonly squares: readonly Square[]
  /** Of each payslip its contract, and the mark of what the records of its person say. */
  readonly marks: ReadonlyMap<number, number>
}

const zero = () => ({ payslips: 0, owed: 0, kept: 0 })

type Opened = PartyKey & { label: string; lines: Line[] }

/** Adds the payslips of a month one by one. What is owed is the same in any order of them. */
export class OwedBookkeeper {
  readonly #head: OwingHead
  readonly #plan: Plan<Concept>
  readonly #found = new Map<string, Opened>()
  readonly #names = new Map<number, string>()
  readonly #marks = new Map<number, number>()
  readonly #sums = { DEDUCTION: zero(), CONTRIBUTION: zero() }

  constructor(head: OwingHead, plan: Plan<Concept>) {
    this.#head = head
    this.#plan = plan
  }

  get payslips(): number {
    return this.#marks.size
  }

  add(row: OwingPayslip): void {
    const { ccaf, mutual } = this.#head
    const amounts = filedAmounts(this.#plan, placeOfResult(this.#plan, row))
    const { name, healthInstitution } = readSnapshot(row.snapshot)
    const isFonasa = amounts.word('SISTEMA_SALUD') === 'FONASA'
    const facts = {
      amounts,
      userId: row.userId,
      syndicateId: row.syndicateId,
      afp: amounts.word('AFP'),
      health: isFonasa ? 'FONASA' : (healthInstitution ?? 'SIN_ISAPRE'),
      individualSavings: agreedSavings(row),
      collectiveSaving: row.apvcInstitution,
      account2: row.cuenta2Institution,
      affiliateAfp: row.affiliateInstitution,
      ccaf,
      mutual,
    }
    this.#names.set(row.contractId, name)
    this.#marks.set(row.contractId, markOf(row))
    this.#sums.DEDUCTION.payslips += row.deductions
    this.#sums.CONTRIBUTION.payslips += amounts.of('TOTAL_APORTES')
    for (const { concept, amount } of amounts.lines()) {
      const side = sideOf(concept.classes)
      if (side === undefined) continue
      for (const { party, amount: part } of partsOf(concept, amount, facts)) {
        this.#sums[side][party === 'OWN' ? 'kept' : 'owed'] += part
        if (party !== 'OWN') this.#owe(party, concept, row.contractId, part)
      }
    }
  }

  #owe(owedTo: PartyKey, { label }: Concept, contractId: number, amount: number): void {
    const isSaving = savingOf(owedTo)?.isAccount2 === false
    const party = this.#head.asOne && isSaving ? allSavings : owedTo
    const key = keyOf(party)
    const words = party.kind === 'COURT' ? `${label}, ${this.#names.get(contractId)}` : label
    const known = this.#found.get(key) ?? { ...party, label: words, lines: [] }
    known.lines.push({ contractId, label, amount })
    this.#found.set(key, known)
  }

  book(): OwedBook {
    const { DEDUCTION, CONTRIBUTION } = this.#sums
    return {
      parties: [...this.#found].map(([key, party]) => ({
        ...party,
        key,
        total: party.lines.reduce((sum, { amount }) => sum + amount, 0),
        people: new Set(party.lines.map(({ contractId }) => contractId)).size,
        lines: party.lines.toSorted((a, b) => this.#order(a, b)),
      })),
      squares: [
        { label: 'Descuentos', ...DEDUCTION },
        { label: 'Aportes del empleador', ...CONTRIBUTION },
      ],
      marks: this.#marks,
    }
  }

  #order(a: Line, b: Line): number {
    const nameOf = ({ contractId }: Line) => this.#names.get(contractId) ?? ''
    return (
      b.amount - a.amount ||
      compareTexts(nameOf(a), nameOf(b)) ||
      a.contractId - b.contractId ||
      compareTexts(a.label, b.label)
    )
  }
}
