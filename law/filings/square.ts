import { afps, byCode, ccafs, healthInstitutions, mutuals } from '#chile/catalogues.ts'
import { previredTables } from '#chile/previred/tables.ts'
import { PreviredLine } from '#chile/previred/read.ts'
import type { FiledBusiness, FiledContract } from './filed.ts'
import { ccafCredit } from './previred.ts'

/** What one institution is owed by a file, and by the payslips of the month. Whole pesos. */
export type Square = {
  readonly kind: string
  readonly institution: string
  readonly filed: number
  readonly payslips: number
}

/** A contribution: how a line and a payslip say it, and the institution that each names. */
type Sum = {
  readonly kind: string
  readonly fields: readonly number[]
  readonly ofLine: (line: PreviredLine) => string
  readonly ofPayslip: (contract: FiledContract, business: FiledBusiness) => string
  readonly concepts: readonly string[]
}

const named = (table: string, field: number) => (line: PreviredLine) =>
  previredTables[table]?.[line.text(field)] ?? line.text(field)
const always = (name: string) => () => name

const toAfp = {
  ofLine: named('T10', 26),
  ofPayslip: ({ amounts }: FiledContract) =>
    byCode(afps, amounts.word('AFP'))?.name ?? amounts.word('AFP'),
}
const toHealth = {
  ofLine: named('T16', 75),
  ofPayslip: ({ amounts, health }: FiledContract) =>
    amounts.word('SISTEMA_SALUD') === 'FONASA'
      ? 'Fonasa'
      : (byCode(healthInstitutions, health)?.name ?? 'Sin isapre'),
}
const afpSum = (kind: string, fields: readonly number[], concepts: readonly string[]): Sum => ({
  kind,
  fields,
  concepts,
  ...toAfp,
})

const sums: readonly Sum[] = [
  afpSum('AFP, cotización y comisión', [28], ['COTIZACION_AFP', 'CUENTA_INDIVIDUAL']),
  afpSum('AFP, cuenta 2', [30], ['CUENTA_2']),
  afpSum('AFP, indemnización a todo evento', [33], ['INDEMNIZACION_TODO_EVENTO']),
  {
    kind: 'Trabajo pesado',
    fields: [39],
    concepts: ['COTIZACION_PESADO', 'PESADO_EMPLEADOR'],
    ofLine: always('AFP e IPS'),
    ofPayslip: always('AFP e IPS'),
  },
  {
    kind: 'Seguro de invalidez y sobrevivencia',
    fields: [29],
    concepts: ['SIS', 'SIS_LICENCIA', 'SIS_TRABAJADOR'],
    ofLine: always('SIS'),
    ofPayslip: always('SIS'),
  },
  {
    kind: 'Seguro social previsional',
    fields: [94],
    concepts: ['EXPECTATIVA_VIDA', 'EXPECTATIVA_VIDA_LICENCIA'],
    ofLine: always('Expectativa de vida'),
    ofPayslip: always('Expectativa de vida'),
  },
  {
    kind: 'Seguro social previsional',
    fields: [95],
    concepts: ['RENTABILIDAD_PROTEGIDA', 'RENTABILIDAD_PROTEGIDA_LICENCIA'],
    ofLine: always('Rentabilidad protegida'),
    ofPayslip: always('Rentabilidad protegida'),
  },
  {
    kind: 'IPS',
    fields: [65],
    concepts: ['COTIZACION_IPS'],
    ofLine: always('Instituto de Previsión Social'),
    ofPayslip: always('Instituto de Previsión Social'),
  },
  {
    kind: 'Salud, 7%',
    fields: [70, 80, 90],
    concepts: ['SALUD_LEGAL'],
    ...toHealth,
  },
  { kind: 'Salud, adicional', fields: [81], concepts: ['SALUD_ADICIONAL'], ...toHealth },
  {
    kind: 'Seguro de cesantía',
    fields: [101, 102],
    concepts: ['AFC', 'AFC_EMPLEADOR', 'AFC_EMPLEADOR_LICENCIA'],
    ofLine: always('AFC Chile'),
    ofPayslip: always('AFC Chile'),
  },
  {
    kind: 'Accidentes del trabajo',
    fields: [71, 98],
    concepts: ['SEGURO_ACCIDENTES'],
    ofLine: named('T19', 96),
    ofPayslip: (_contract, { mutual }) => (byCode(mutuals, mutual) ?? mutuals[0])?.name ?? '',
  },
  {
    kind: 'Asignación familiar, se descuenta',
    fields: [73, 91],
    concepts: ['ASIGNACION_FAMILIAR'],
    ofLine: (line) => (line.text(83) === '00' ? 'IPS' : named('T18', 83)(line)),
    ofPayslip: (_contract, { ccaf }) => {
      const fund = byCode(ccafs, ccaf)
      return fund && fund.previred !== '00' ? fund.name : 'IPS'
    },
  },
  {
    kind: 'Ahorro previsional voluntario',
    fields: [43, 48, 49],
    concepts: ['APV_A', 'APV_B', 'APVC_A', 'APVC_B', 'APVC_EMPLEADOR'],
    ofLine: always('APV y APV colectivo'),
    ofPayslip: always('APV y APV colectivo'),
  },
  {
    kind: 'Afiliados voluntarios',
    fields: [59, 60],
    concepts: ['AFILIADO_VOLUNTARIO', 'AFILIADO_AHORRO'],
    ofLine: named('T10', 58),
    ofPayslip: ({ affiliate }) => byCode(afps, affiliate?.afp ?? null)?.name ?? 'Sin AFP',
  },
]

/** The concepts of a payslip behind each kind of contribution. */
export const previredConcepts: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(sums, ({ kind }) => kind)].map(([kind, same]) => [
    kind,
    same.flatMap(({ concepts }) => concepts),
  ]),
)

/**
 * What each institution is owed, added up from the file as it reads, beside the payslips. The two
 * sides share no code: one reads fields, the other concepts.
 */
export function previredSquare(
  business: FiledBusiness,
  contracts: readonly FiledContract[],
  lines: readonly (readonly string[])[],
): readonly Square[] {
  const read = lines.map((fields) => new PreviredLine(fields))
  return [
    ...sums.flatMap((sum) => squaresOf(sum, business, contracts, read)),
    ...creditSquare(business, contracts, read),
  ]
}

function squaresOf(
  { kind, fields, concepts, ofLine, ofPayslip }: Sum,
  business: FiledBusiness,
  contracts: readonly FiledContract[],
  lines: readonly PreviredLine[],
): Square[] {
  const filed = new Map<string, number>()
  for (const line of lines) addTo(filed, ofLine(line), line.sum(...fields))
  const paid = new Map<string, number>()
  for (const contract of contracts) {
    const amount = concepts.reduce((all, code) => all + contract.amounts.of(code), 0)
    addTo(paid, ofPayslip(contract, business), amount)
  }
  return [...new Set([...filed.keys(), ...paid.keys()])].toSorted().map((institution) => ({
    kind,
    institution,
    filed: filed.get(institution) ?? 0,
    payslips: paid.get(institution) ?? 0,
  }))
}

function addTo(sums: Map<string, number>, key: string, amount: number): void {
  if (amount !== 0) sums.set(key, (sums.get(key) ?? 0) + amount)
}

/** Credits of the fund, which are items of the company under a column of the LRE. */
function creditSquare(
  { ccaf }: FiledBusiness,
  contracts: readonly FiledContract[],
  lines: readonly PreviredLine[],
): Square[] {
  const filed = lines.reduce((all, line) => all + line.sum(85, 86, 87, 88, 89), 0)
  const payslips = contracts.reduce((all, { amounts }) => all + ccafCredit(amounts), 0)
  if (filed === 0 && payslips === 0) return []
  const institution = byCode(ccafs, ccaf)?.name ?? 'Sin CCAF'
  return [{ kind: 'Créditos de la caja', institution, filed, payslips }]
}
