/** The columns of a person, as `held`, that say where and how much they save. */
export const savingColumns = [
  'held.apviInstitution',
  'held.apviRegime',
  'held.apviValue',
  'held.apviCurrency',
  'held.apvi2Institution',
  'held.apvi2Regime',
  'held.apvi2Value',
  'held.apvi2Currency',
  'held.apvcInstitution',
  'held.cuenta2Institution',
] as const

/** An individual saving as it is agreed: where it goes, its regime and its amount in its unit. */
export type AgreedSaving = {
  readonly institution: string
  readonly regime: 'A' | 'B' | null
  readonly unit: 'CLP' | 'UF' | 'PERCENT'
  readonly value: number
}

type Agreed = {
  readonly apviInstitution: string | null
  readonly apviRegime: string | null
  readonly apviValue: string | null
  readonly apviCurrency: string | null
  readonly apvi2Institution: string | null
  readonly apvi2Regime: string | null
  readonly apvi2Value: string | null
  readonly apvi2Currency: string | null
}

/** The individual savings that the record of a person names. */
export const agreedSavings = (row: Agreed): AgreedSaving[] => [
  ...saving(row.apviInstitution, row.apviRegime, row.apviCurrency, row.apviValue),
  ...saving(row.apvi2Institution, row.apvi2Regime, row.apvi2Currency, row.apvi2Value),
]

function saving(
  institution: string | null,
  regime: string | null,
  currency: string | null,
  value: string | null,
): AgreedSaving[] {
  if (institution === null) return []
  return [
    {
      institution,
      regime: regime === 'A' || regime === 'B' ? regime : null,
      unit: currency === 'UF' || currency === 'PERCENT' ? currency : 'CLP',
      value: Number(value ?? 0),
    },
  ]
}
