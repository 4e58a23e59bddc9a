import { afps, apvInstitutions, byCode, healthInstitutions } from '#chile/catalogues.ts'
import type { ISODate } from '#chile/dates.ts'
import type { Row } from '#platform/model/entity.ts'
import { affiliateFields, type User, type versionedFields } from './user.ts'

type Fields = Pick<Row<typeof User>, (typeof versionedFields)[number]>
/** What the rules look at: choices as plain text, as the database has them too. */
export type Person = { [K in keyof Fields]?: Worded<Fields[K]> | undefined }
type Worded<V> = V extends string ? string : V

export type Problem = { field: keyof Person; message: string }
type Rule = (person: Person, today: ISODate) => Problem | undefined

/**
 * The first thing wrong with a person as they would stand after a change, or `undefined`. Only
 * rules that speak of a changed field are asked: an old gap does not stop a new address.
 */
export function problemOf(
  person: Person,
  changed: ReadonlySet<string>,
  today: ISODate,
): Problem | undefined {
  for (const [names, rule] of rules) {
    const problem = names.some((name) => changed.has(name)) ? rule(person, today) : undefined
    if (problem) return problem
  }
  return undefined
}

const wrong = (field: keyof Person, message: string): Problem => ({ field, message })

const birthday: Rule = (person, today) => {
  if (!person.birthday) return undefined
  if (person.birthday >= today) return wrong('birthday', 'La fecha de nacimiento debe ser pasada')
  return person.birthday < `${Number(today.slice(0, 4)) - 110}-01-01`
    ? wrong('birthday', 'Revise el año: serían más de 110 años')
    : undefined
}

const afp: Rule = (person) => {
  const needed = person.previsionType === 'AFP_FONASA' || person.previsionType === 'AFP_ISAPRE'
  const { pensionInstitution: code } = person
  if (code && !byCode(afps, code)) return wrong('pensionInstitution', 'No es una AFP conocida')
  if (!needed || person.retirementScheme === 'IPS') return undefined
  if (person.pensionStatus === 'PENSIONED_INACTIVE') return undefined
  return !code || code === 'SIN_AFP'
    ? wrong('pensionInstitution', 'Indique la AFP: el tipo de previsión la pide')
    : undefined
}

const ips: Rule = (person) =>
  person.previsionType === 'EX_CAJA' && person.retirementScheme !== 'IPS'
    ? wrong('retirementScheme', 'Una ex caja es del régimen IPS')
    : undefined

const health: Rule = (person) => {
  const { healthInstitution: code, previsionType } = person
  const row = byCode(healthInstitutions, code)
  if (code && !row) return wrong('healthInstitution', 'No es una institución de salud conocida')
  const isapre = previsionType === 'AFP_ISAPRE' || previsionType === 'ISAPRE'
  const fonasa = previsionType === 'AFP_FONASA' || previsionType === 'FONASA'
  if (isapre && !row?.kind.startsWith('ISAPRE')) {
    return wrong('healthInstitution', 'Indique la isapre: el tipo de previsión la pide')
  }
  return fonasa && row && row.kind !== 'FONASA'
    ? wrong('healthInstitution', 'Con Fonasa no corresponde una isapre')
    : undefined
}

const plan: Rule = (person) => {
  const isapre = person.previsionType === 'AFP_ISAPRE' || person.previsionType === 'ISAPRE'
  const given = [person.healthAmountUf, person.healthAmount, person.healthPercentage]
  return isapre && given.every((value) => !value || Number(value) === 0)
    ? wrong('healthAmountUf', 'Indique el plan de la isapre: en UF, en pesos o en porcentaje')
    : undefined
}

const apv: Rule = (person) => {
  const { apviInstitution: code } = person
  if (!person.apvi || Number(person.apvi.value) === 0) return undefined
  if (!code) return wrong('apviInstitution', 'Indique dónde se ahorra')
  if (!isSavings(code)) return wrong('apviInstitution', 'No es una institución de APV conocida')
  return person.apviRegime ? undefined : wrong('apviRegime', 'Indique el régimen A o B')
}

const secondApv: Rule = (person) => {
  const { apvi2Institution: code } = person
  if (!person.apvi2 || Number(person.apvi2.value) === 0) return undefined
  if (!person.apvi || Number(person.apvi.value) === 0) {
    return wrong('apvi2', 'Indique primero el APV mensual: este es el segundo')
  }
  if (!code) return wrong('apvi2Institution', 'Indique dónde se ahorra')
  if (!isSavings(code)) return wrong('apvi2Institution', 'No es una institución de APV conocida')
  return person.apvi2Regime ? undefined : wrong('apvi2Regime', 'Indique el régimen A o B')
}

const collects: Rule = ({ afpCollect: code }) =>
  code && (code === 'SIN_AFP' || !byCode(afps, code))
    ? wrong('afpCollect', 'No es una AFP conocida')
    : undefined

const isInChile = ({ addressCountry }: Person) => (addressCountry ?? 'CL') === 'CL'

const commune: Rule = (person) =>
  person.communeCode && !isInChile(person)
    ? wrong('communeCode', 'La comuna es de un domicilio en Chile')
    : undefined

const places: Rule = (person) => {
  if (!isInChile(person)) return undefined
  const word = 'En Chile la dice la comuna: no se escribe'
  if (person.province) return wrong('province', word)
  return person.region ? wrong('region', word) : undefined
}

const apvCollective: Rule = (person) => {
  const { apvcInstitution: code } = person
  if (!person.apvc || Number(person.apvc.value) === 0) return undefined
  if (code && isSavings(code)) return undefined
  return wrong(
    'apvcInstitution',
    code ? 'No es una institución de APV conocida' : 'Indique dónde se ahorra',
  )
}

const account2: Rule = (person) =>
  person.cuenta2 && Number(person.cuenta2.value) > 0 && !byCode(afps, person.cuenta2Institution)
    ? wrong('cuenta2Institution', 'Indique la AFP de la cuenta 2')
    : undefined

/** Whoever is paid for is known by RUT, names and AFP. */
const affiliate: Rule = (person) => {
  const { affiliateRut: rut, affiliateInstitution: code } = person
  const amounts = [person.affiliateContribution, person.affiliateSaving]
  const paid = amounts.some((amount) => Number(amount?.value ?? 0) > 0)
  if (!paid && !rut) return undefined
  if (!rut) return wrong('affiliateRut', 'Indique de quién es la cotización')
  if (!paid) return wrong('affiliateContribution', 'Indique cuánto se le paga cada mes')
  if (!person.affiliatePaternalLastname) {
    return wrong('affiliatePaternalLastname', 'Indique su apellido: Previred lo pide')
  }
  if (!person.affiliateNames) return wrong('affiliateNames', 'Indique su nombre: Previred lo pide')
  return code && code !== 'SIN_AFP' && byCode(afps, code)
    ? undefined
    : wrong('affiliateInstitution', 'Indique la AFP que recibe su cotización')
}

const burdens: Rule = (person) => {
  const all = [person.simpleBurdens, person.maternalBurdens, person.disabledBurdens]
  return !person.subjectToFamilyAllowance && all.some((count) => (count ?? 0) > 0)
    ? wrong('subjectToFamilyAllowance', 'Hay cargas: marque que recibe asignación familiar')
    : undefined
}

const judicial: Rule = (person) => {
  const amount = Number(person.judicial?.value ?? 0)
  const share = Number(person.judicialRetentionPercentage ?? 0)
  return person.subjectToJudicialRetention && amount === 0 && share === 0
    ? wrong('judicial', 'Indique el monto o el porcentaje que ordenó el tribunal')
    : undefined
}

const contributing: Rule = ({ keepsContributing, pensionStatus }) =>
  keepsContributing && pensionStatus === 'PENSIONED_INACTIVE'
    ? wrong(
        'keepsContributing',
        'Su situación de pensión dice que no cotiza: cambie una de las dos',
      )
    : undefined

const partial: Rule = ({ partialDisability, pensionStatus }) =>
  partialDisability && !pensionStatus?.startsWith('PENSIONED')
    ? wrong('partialDisability', 'Indique primero que está pensionado en la situación de pensión')
    : undefined

/** Voluntary savings are kept by an AFP or by an institution of the list. */
const isSavings = (code: string) =>
  byCode(afps, code) !== undefined || byCode(apvInstitutions, code) !== undefined

const prevision = ['previsionType', 'retirementScheme', 'pensionInstitution', 'pensionStatus']

const total: Rule = ({ disability, partialDisability, pensionStatus }) => {
  if (disability !== 'TOTAL_PENSION') return undefined
  if (partialDisability) return wrong('disability', 'Su pensión es de invalidez parcial: no total')
  return pensionStatus?.startsWith('PENSIONED')
    ? undefined
    : wrong('disability', 'Indique primero que está pensionado en la situación de pensión')
}

const rules: readonly (readonly [readonly string[], Rule])[] = [
  [['birthday'], birthday],
  [prevision, ips],
  [prevision, afp],
  [['pensionStatus', 'keepsContributing'], contributing],
  [['pensionStatus', 'partialDisability'], partial],
  [['pensionStatus', 'partialDisability', 'disability'], total],
  [['previsionType', 'healthInstitution'], health],
  [
    ['previsionType', 'healthInstitution', 'healthAmountUf', 'healthAmount', 'healthPercentage'],
    plan,
  ],
  [['apviInstitution', 'apviRegime', 'apvi'], apv],
  [['apvi2Institution', 'apvi2Regime', 'apvi2', 'apvi'], secondApv],
  [['afpCollect'], collects],
  [['communeCode'], commune],
  [['province', 'region'], places],
  [['apvcInstitution', 'apvc'], apvCollective],
  [['cuenta2Institution', 'cuenta2'], account2],
  [affiliateFields, affiliate],
  [['subjectToFamilyAllowance', 'simpleBurdens', 'maternalBurdens', 'disabledBurdens'], burdens],
  [['subjectToJudicialRetention', 'judicial', 'judicialRetentionPercentage'], judicial],
]
