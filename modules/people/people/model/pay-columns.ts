import { afps, apvInstitutions, healthInstitutions } from '#chile/catalogues.ts'
import { columnsOfImport } from '#platform/model/imports.ts'
import { User } from './user.ts'

const codes = (rows: readonly { readonly code: string; readonly name: string }[]) =>
  rows.map(({ code, name }) => ({ value: code, label: name, also: [code] }))
const savings = codes([...afps.filter(({ code }) => code !== 'SIN_AFP'), ...apvInstitutions])

/** What a whole file says of what payroll pays and withholds by; the usual is that of the ficha. */
export const payColumns = columnsOfImport(User, {
  previsionType: { header: 'previsión', aliases: ['tipo de previsión'] },
  retirementScheme: { header: 'régimen', usual: 'AFP' },
  pensionInstitution: { header: 'afp', choices: codes(afps) },
  pensionStatus: { header: 'situación de pensión', usual: 'ACTIVE' },
  healthInstitution: { header: 'salud', aliases: ['isapre'], choices: codes(healthInstitutions) },
  healthAmountUf: { header: 'plan uf', aliases: ['plan en uf'] },
  healthPercentage: { header: 'plan %', aliases: ['plan en porcentaje'] },
  healthAmount: { header: 'plan $', aliases: ['plan en pesos'] },
  afcEnrolled: { header: 'afc', aliases: ['seguro de cesantía'], usual: null },
  afcDate: { header: 'en la afc desde' },
  apviInstitution: { header: 'institución apv', choices: savings },
  apviRegime: { header: 'régimen apv' },
  apvi: { header: 'apv' },
  apvcInstitution: { header: 'institución apvc', choices: savings },
  apvc: { header: 'apvc' },
  cuenta2Institution: { header: 'afp cuenta2', choices: codes(afps) },
  cuenta2: { header: 'cuenta2', aliases: ['cuenta 2'] },
  subjectToFamilyAllowance: { header: 'asignación familiar', usual: null },
  familyAllowanceSegment: { header: 'tramo' },
  simpleBurdens: { header: 'cargas', aliases: ['cargas simples'], usual: null },
  maternalBurdens: { header: 'cargas maternales', usual: null },
  disabledBurdens: { header: 'cargas por invalidez', usual: null },
})
