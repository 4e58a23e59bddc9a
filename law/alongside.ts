/**
 * What a contract has to know of the person's others with the same employer in the month. Amounts
 * are exact texts, in pesos unless said otherwise.
 */
export type Together = {
  /** Contracts of the month, this one included, and how many of them come before it. */
  contracts: number
  before: number
  /** Taxable pay (imponible) of the contracts before and after this one. */
  taxableBefore: string
  taxableAfter: string
  /** Of the earlier ones that pay art. 50: what they gave, on what pay, and under which cap. */
  gratification: string
  gratifying: string
  gratificationCap: string
  /** Whether an earlier one pays the same kind of tax, on what income, and what it withheld. */
  taxed: boolean
  income: string
  tax: string
  /** What of the health and of the savings already lowered the tax. */
  healthRebate: string
  savingRebate: string
  /** What lowers the tax and was more than the pay of the earlier ones. */
  unusedRebate: string
  /** Days of the table of the tax in earlier contracts that do not hold at the same time. */
  taxDays: number
  /** Thirtieths of leave in the other contracts, besides those of this one. */
  leaveDays: number
  /** Base of the alimony of the earlier ones, and what they withheld. */
  alimonyBase: string
  alimony: string
  /** What the earlier ones left of the 56 UF that no seizure takes. */
  unseized: string
  /** What the earlier ones withheld of privileged seizures and for the family. */
  privileged: string
  familySupport: string
  /** What exceeded the 56 UF in the earlier ones, and what the common seizure took of it. */
  seizable: string
  seized: string
  /** Fixed union fee asked of the earlier ones. */
  unionFee: string
  familyAllowance: string
  /** Paid days of earlier contracts, and weekly hours of those that hold at the same time. */
  allowanceDays: number
  weeklyHours: string
  /** Discounts that the earlier ones took under each limit of art. 58. */
  agreed: string
  housing: string
  cooperative: string
  jointly: string
}

/** Of people with one contract with the employer in the month. */
export const alone: Together = {
  contracts: 1,
  before: 0,
  taxableBefore: '0',
  taxableAfter: '0',
  gratification: '0',
  gratifying: '0',
  gratificationCap: '0',
  taxed: false,
  income: '0',
  tax: '0',
  healthRebate: '0',
  savingRebate: '0',
  unusedRebate: '0',
  taxDays: 0,
  leaveDays: 0,
  alimonyBase: '0',
  alimony: '0',
  unseized: '0',
  privileged: '0',
  familySupport: '0',
  seizable: '0',
  seized: '0',
  unionFee: '0',
  familyAllowance: '0',
  allowanceDays: 0,
  weeklyHours: '0',
  agreed: '0',
  housing: '0',
  cooperative: '0',
  jointly: '0',
}
