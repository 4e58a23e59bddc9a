import { afps, apvInstitutions } from '#chile/catalogues.ts'
import { institutionName } from '#modules/money/accounting/model/rule.ts'
import { type PartyKey, savingOf } from '../model/party.ts'

/** A party with what it is owed, and the words of its first line. */
export type NamedParty = PartyKey & {
  readonly key: string
  readonly label: string
  readonly total: number
  readonly people: number
}

const names: Readonly<Record<string, string>> = {
  AFC: 'AFC, seguro de cesantía',
  IPS: 'IPS',
  SEGURO_SOCIAL: 'SIS y Seguro Social',
  APV: 'Ahorro previsional voluntario',
  SIN_ISAPRE: 'Isapre sin nombre en la ficha',
  SII: 'SII, impuesto único',
}

/** How a party is called now; items and court orders as their payslips call them. */
export function nameOf(party: NamedParty, union: { name: string } | undefined): string {
  const { kind, code, label } = party
  if (kind === 'UNION') return union?.name ?? label
  if (kind === 'COURT' || kind === 'ITEM') return label
  const saving = savingOf(party)
  if (saving) return savingLabel(saving)
  return names[code] ?? institutionName(code) ?? code
}

const keepers = new Map([...afps, ...apvInstitutions].map(({ code, name }) => [code, name]))

function savingLabel({ isAccount2, institution }: NonNullable<ReturnType<typeof savingOf>>) {
  if (institution === null) return 'APV sin institución en la ficha'
  const name = keepers.get(institution) ?? institution
  return isAccount2 ? `Cuenta 2, AFP ${name}` : `APV, ${name}`
}
