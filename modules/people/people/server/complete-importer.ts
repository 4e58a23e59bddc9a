import { afps, apvInstitutions, healthInstitutions } from '#chile/catalogues.ts'
import '#modules/people/contracts/server/index.ts'
import { columnsOfImport, type ImportColumn } from '#platform/model/imports.ts'
import { type Importer, importers } from '#platform/server/imports/importer.ts'
import { importedFields, importedPay } from '../model/person-row.ts'
import { User } from '../model/user.ts'
import './account-importer.ts'
import { peopleFile } from './people-file.ts'
import './people-importer.ts'
import { completeFile, type Parts } from './complete-file.ts'

const codes = (rows: readonly { readonly code: string; readonly name: string }[]) =>
  rows.map(({ code, name }) => ({ value: code, label: name, also: [code] }))
const savings = codes([...afps.filter(({ code }) => code !== 'SIN_AFP'), ...apvInstitutions])

/** What a whole file says of what payroll pays and withholds by; the usual is that of the ficha. */
const payColumns = columnsOfImport(User, {
  previsionType: { header: 'previsión', aliases: ['tipo de previsión'] },
  retirementScheme: { header: 'régimen', usual: 'AFP' },
  pensionInstitution: { header: 'afp', choices: codes(afps) },
  pensionStatus: { header: 'situación de pensión', usual: 'ACTIVE' },
  healthInstitution: {
    header: 'salud',
    aliases: ['isapre'],
    choices: codes(healthInstitutions),
  },
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

/** An importer that stands, as a part of a file of more. */
function standing(code: string): Importer {
  const found = importers.find(code)
  if (!found) throw new Error(`No importer ${code}`)
  return found
}

const basic = standing('EMPLOYEE_BASIC')
const contracts = standing('CONTRACTS')
const accounts = standing('BANK_ACCOUNTS')

const person = peopleFile([...importedFields, ...importedPay])
const parts: Parts = {
  person: {
    ...basic,
    columns: [...basic.columns, ...payColumns],
    match: person.match as Importer['match'],
    check: person.check as Importer['check'],
    all: person.all,
  },
  contract: contracts,
  account: accounts,
}

/** The columns of all parts, each once; an account is not obligatory beside its person. */
function columnsOfAll(): ImportColumn[] {
  const optional = accounts.columns.map((column) => ({ ...column, required: false }))
  const all = [...contracts.columns, ...parts.person.columns, ...optional]
  const byName = new Map(all.toReversed().map((column) => [column.name, column]))
  const order = [...parts.person.columns, ...contracts.columns, ...optional]
  return [...new Set(order.map(({ name }) => name))].flatMap((name) => byName.get(name) ?? [])
}

importers.on('people', {
  code: 'EMPLOYEE_COMPLETE',
  label: 'Colaboradores con su contrato',
  about:
    'La persona, su previsión, su contrato y cómo se le paga, en una fila: cada persona una vez.',
  of: User,
  area: 'importPeople',
  needs: contracts.needs,
  columns: columnsOfAll(),
  keys: ['rut'],
  ...completeFile(parts),
})
