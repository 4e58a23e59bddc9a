import { InputError, type PayrollInput } from '#law/input.ts'
import type { Payroll } from '#law/run.ts'
import { taxablePay, together, TogetherError } from '#law/together.ts'
import {
  type ContractRow,
  type ItemRow,
  toInput,
} from '#modules/payroll/payroll-input/server/index.ts'
import type { PayingBusiness } from '#modules/payroll/payroll-input/model/around-contract.ts'

/** A contract of the person in the month, in this razón social or another of the company. */
type Member = { row: Omit<ContractRow, 'companions'>; items: readonly ItemRow[] }

export type Month = { month: number; business: PayingBusiness }

/** The inputs of a person's contracts by contract, or why one of them stops them all. */
type Joined = ReadonlyMap<number, PayrollInput> | { failed: number; error: InputError }

/**
 * The inputs of people with several contracts in the month, for a batch: what belongs to a person
 * and a month is calculated on all contracts with the razón social, and the caps of contributions
 * on those with the others too (DL 3.500, art. 16). Each person is calculated once, whichever of
 * their contracts is asked first, so that all their payslips say the same.
 */
export class JoinedInputs {
  readonly #payroll: Payroll
  readonly #month: Month
  /** The contracts of the batch, whose rows may say something else than those of the database. */
  readonly #own: ReadonlyMap<number, Member>
  readonly #known = new Map<number, Joined>()

  constructor(payroll: Payroll, month: Month, own: ReadonlyMap<number, Member>) {
    this.#payroll = payroll
    this.#month = month
    this.#own = own
  }

  /**
   * The input of a contract whose person has others.
   *
   * @throws InputError also when another one has no amount: this one then has none either
   */
  of(member: Member, others: readonly Member[]): PayrollInput {
    const { ownerId, contractId } = member.row
    const known = this.#known.get(ownerId) ?? this.#join([member, ...others])
    this.#known.set(ownerId, known)
    if ('failed' in known) throw known.failed === contractId ? known.error : byOther(known.error)
    const input = known.get(contractId)
    if (!input) throw new Error(`Contract ${contractId} is not among those of its person`)
    return input
  }

  #join(found: readonly Member[]): Joined {
    const members = found
      .map((member) => this.#own.get(member.row.contractId) ?? member)
      .toSorted(byBeginning)
    const employers = [...Map.groupBy(members, ({ row }) => row.businessId).values()]
    try {
      const taxable = employers.map((same) => sum(this.#calculated(same, 0, taxablePay)))
      const inputs = employers.flatMap((same, at) => {
        const elsewhere = sum(taxable) - (taxable[at] ?? 0)
        const joined = this.#calculated(same, elsewhere, together)
        return same.map(({ row }, place): [number, PayrollInput | undefined] => [
          row.contractId,
          joined[place],
        ])
      })
      return new Map(inputs.flatMap(([id, input]) => (input ? [[id, input]] : [])))
    } catch (error) {
      if (error instanceof MemberError) return { failed: error.contractId, error: error.cause }
      throw error
    }
  }

  /** What the contracts of one employer give together; a failure says of which contract. */
  #calculated<Given>(
    same: readonly Member[],
    elsewhere: number,
    calculate: (payroll: Payroll, inputs: readonly PayrollInput[]) => readonly Given[],
  ): readonly Given[] {
    const inputs = same.map(({ row, items }) =>
      ofContract(row.contractId, () =>
        toInput(this.#month.month, this.#month.business, row, items, { taxable: elsewhere }),
      ),
    )
    try {
      return calculate(this.#payroll, inputs)
    } catch (error) {
      const row = error instanceof TogetherError ? same[error.at]?.row : undefined
      if (row && error instanceof InputError) throw new MemberError(row.contractId, error)
      throw error
    }
  }
}

/** The order in which contracts of a month take what belongs to the person. */
const byBeginning = ({ row: one }: Member, { row: other }: Member) =>
  one.initialDate.localeCompare(other.initialDate) || one.contractId - other.contractId

class MemberError extends Error {
  readonly contractId: number
  override readonly cause: InputError

  constructor(contractId: number, cause: InputError) {
    super(cause.message)
    this.contractId = contractId
    this.cause = cause
  }
}

function ofContract<Given>(contractId: number, give: () => Given): Given {
  try {
    return give()
  } catch (error) {
    if (error instanceof InputError) throw new MemberError(contractId, error)
    throw error
  }
}

const byOther = ({ path, message }: InputError) =>
  new InputError(path, `${OTHER_CONTRACT}: ${message}`)
const OTHER_CONTRACT = 'Comparte los topes con otro contrato de la persona, que no se pudo calcular'

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
