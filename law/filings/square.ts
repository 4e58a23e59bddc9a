import { afps, byCode, ccafs, healthInstitutions, mutuals } from '#chile/catalogues.ts'
import { previredTables } from '#chile/previred/tables.ts'
import { PreviredLine } from '#chile/previred/previred-reader.ts'
import type { FiledBusiness, FiledContract } from './filed-contract.ts'
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
  /** Concepts that lower what is owed. */
  readonly less?: readonly string[]
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
    concepts: ['ASIGNACION_FAMILIAR', 'DIFERENCIA_ASIGNACION_FAMILIAR'],
    less: ['REINTEGRO_ASIGNACION_FAMILIAR'],
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

/** What a file and payslips say of one person and one institution. Whole pesos. */
export type PersonSquare = Square & { readonly rut: string }

/**
 * What each institution is owed for each person, read from the file, beside the payslips. The two
 * sides share no code: one reads fields, the other concepts. Two faults that cancel out are two.
 */
export function personSquares(
  business: FiledBusiness,
  contracts: readonly FiledContract[],
  lines: readonly (readonly string[])[],
): readonly PersonSquare[] {
  const read = lines.map((fields) => new PreviredLine(fields))
  return [
    ...sums.flatMap((sum) => squaresOf(sum, business, contracts, read)),
    ...creditSquares(business, contracts, read),
  ]
}

/** What each institution is owed: the sum of its people, by kind and name. */
export function previredSquare(people: readonly PersonSquare[]): readonly Square[] {
  const kinds = Map.groupBy(people, ({ kind }) => kind)
  return [...kinds.values()].flatMap((ofKind) =>
    [...Map.groupBy(ofKind, ({ institution }) => institution)]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([institution, same]) => {
        const [first] = same
        const total = (of: (one: PersonSquare) => number) =>
          same.reduce((all, one) => all + of(one), 0)
        return first
          ? [
              {
                kind: first.kind,
                institution,
                filed: total(({ filed }) => filed),
                payslips: total(({ payslips }) => payslips),
              },
            ]
          : []
      }),
  )
}

/** Sums by institution and person. */
class Owed {
  readonly #sums = new Map<string, PersonSquare>()
  readonly #kind: string

  constructor(kind: string) {
    this.#kind = kind
  }

  add(institution: string, rut: string, side: 'filed' | 'payslips', amount: number): void {
    if (amount === 0) return
    const key = `${institution} ${rut}`
    const none = { kind: this.#kind, institution, rut, filed: 0, payslips: 0 }
    const known = this.#sums.get(key) ?? none
    this.#sums.set(key, { ...known, [side]: known[side] + amount })
  }

  all(): readonly PersonSquare[] {
    return [...this.#sums.values()]
  }
}

function squaresOf(
  { kind, fields, concepts, less = [], ofLine, ofPayslip }: Sum,
  business: FiledBusiness,
  contracts: readonly FiledContract[],
  lines: readonly PreviredLine[],
): readonly PersonSquare[] {
  const owed = new Owed(kind)
  for (const line of lines) owed.add(ofLine(line), line.rut, 'filed', line.sum(...fields))
  for (const contract of contracts) {
    const sum = (codes: readonly string[]) =>
      codes.reduce((all, code) => all + contract.amounts.of(code), 0)
    const amount = sum(concepts) - sum(less)
    owed.add(ofPayslip(contract, business), contract.rut, 'payslips', amount)
  }
  return owed.all()
}

/** Credits of the fund, which are items of the company under a column of the LRE. */
function creditSquares(
  { ccaf }: FiledBusiness,
  contracts: readonly FiledContract[],
  lines: readonly PreviredLine[],
): readonly PersonSquare[] {
  const institution = byCode(ccafs, ccaf)?.name ?? 'Sin CCAF'
  const owed = new Owed('Créditos de la caja')
  for (const line of lines) owed.add(institution, line.rut, 'filed', line.sum(85, 86, 87, 88, 89))
  for (const { rut, amounts } of contracts) {
    owed.add(institution, rut, 'payslips', ccafCredit(amounts))
  }
  return owed.all()
}
