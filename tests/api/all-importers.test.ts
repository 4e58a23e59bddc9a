import { beforeAll, describe, expect, test } from 'vitest'
import { formatRut } from '#chile/rut.ts'
import { startApi } from '../api.ts'
import { filesOf, type Importation } from '../importations.ts'
import { OpenMonth } from './payroll.ts'

/**
 * What holds of every importer of time and payroll: the same file again changes nothing, what is
 * exported comes in again without a change, and undoing leaves what there was. Today is Tuesday
 * 15 September 2026; until August is closed.
 */
const { api, url, drainJobs, world } = await startApi()
const { act, load, rowsOf, shown } = filesOf({ api, url, drainJobs })
const { bernarda, hernan, mario } = world.people

/** Months before the first one that is calculated here. */
const pastMonths = ['10-2025', '11-2025', '12-2025']

/** A file of a kind: its headers, and rows that are new. */
type Sample = { headers: string; rows: readonly string[] }

const samples: Readonly<Record<string, Sample>> = {
  VACATION_BALANCES: {
    headers: 'RUT;Contrato;Al;Legales;Progresivas;Meses reconocidos',
    rows: [`${mario.rut};;10-09-2026;12,5;2;36`],
  },
  VACATIONS: {
    headers: 'RUT;Contrato;Desde;Hasta;Días;Bolsa',
    rows: [`${mario.rut};;07-09-2026;08-09-2026;2;Legales`],
  },
  ABSENCES_CREATE: {
    headers: 'RUT;Contrato;Tipo;Subtipo;Desde;Hasta;Folio',
    rows: [
      `${bernarda.rut};;Inasistencia;;03-09-2026;03-09-2026;`,
      `${bernarda.rut};;Licencia médica;Común;10-09-2026;11-09-2026;L-77`,
    ],
  },
  ITEMS_SIMPLIFIED: {
    headers: 'RUT;Contrato;Ítem;Valor;Mes',
    rows: [`${bernarda.rut};;Comisiones;85.000;`, `${hernan.rut};;TURNOS;2;09-2026`],
  },
  PAYROLL_DETAILED: {
    headers: 'RUT;Contrato;Ítem;Cantidad;Valor;Comentario',
    rows: [`${mario.rut};;Comisiones;3;15.000;Ventas de feria`],
  },
  PAYROLL_COMPLETE: {
    headers: 'RUT;Contrato;Mes;HORAS_ATRASO;TURNOS_DEL_MES',
    rows: [`${bernarda.rut};;09-2026;2,5;0`, `${mario.rut};;09-2026;;4`],
  },
  USER_ITEMS: {
    headers: 'RUT;Contrato;Ítem;Valor;Desde;Hasta;Cuotas;Permanente',
    rows: [
      `${bernarda.rut};;CREDITO_CCAF;30.000;09-2026;;6;`,
      `${hernan.rut};;CREDITO_CCAF;21.000;10-2026;03-2027;;`,
      `${mario.rut};;CREDITO_CCAF;5.000;09-2026;;;Sí`,
    ],
  },
  HISTORICAL_PAYROLLS: {
    headers:
      'RUT;Contrato;Razón social;Mes;Días;Sueldo;Comisiones;Gratificación;2301;3141;3143;Líquido',
    rows: pastMonths.map(
      (month) =>
        `${bernarda.rut};;Viña Los Coihues;${month};30;800.000;100.000;50.000;40.000;95.000;` +
        '66.500;828.500',
    ),
  },
  LOANS: {
    headers: 'RUT;Contrato;Monto;Cuotas;Primera cuota;Fecha;Comentario',
    rows: [`${mario.rut};;120.000;12;10-2026;01-06-2026;Saldo del sistema anterior`],
  },
  ADVANCES: {
    headers: 'RUT;Contrato;Monto;Mes',
    rows: [`${bernarda.rut};;90.000;09-2026`, `${hernan.rut};;120.000;09-2026`],
  },
  ORGANIZATION: {
    headers: 'Tipo;Código;Nombre;Padre',
    rows: [
      'Área;;Riego tecnificado;',
      'Sucursal;;Peumo alto;',
      'Tipo de unidad;;Cuadrilla;',
      'Unidad;RIEGO-1;Cuadrilla de riego;RIEGO',
      'Unidad;RIEGO;Riego;',
      'Área;;=1+1;',
    ],
  },
  ANNEXES: {
    headers: 'RUT;Contrato;Título;Rige desde;Campo;Valor',
    rows: [
      `${bernarda.rut};;Anexo de octubre;01-10-2026;Cargo;Jefa de packing`,
      `${bernarda.rut};;Anexo de octubre;01-10-2026;sueldo;912.000`,
      `${bernarda.rut};;Anexo de octubre;01-10-2026;Sucursal;Packing norte`,
      `${hernan.rut};;Menos horas;15-11-2026;horas;38,5`,
      `${mario.rut};;Teletrabajo;01-12-2026;Trabajo a distancia o teletrabajo;Sí`,
    ],
  },
  VARIABLES: {
    headers: 'Código;Valor;Rige desde;Nombre;Unidad;Tipo;Clase;Norma o decisión',
    rows: [
      'BONO_FERIADO;12.500;09-2026;Bono por feriado;Pesos;;;Acta 12',
      'BONO_FERIADO;13.000;11-2026;;;;;',
      'FACTOR_FRIO;1,25;10-2026;Factor de cámara;Número;Del convenio colectivo;Factor;',
    ],
  },
  TABLES: {
    headers: 'Código;Rige desde;Tramo;Hasta;Valor;Valor 2;Nombre;Columnas',
    rows: [
      'BONO_CAJAS;09-2026;1;100;0;0;Bono por cajas;' +
        'HASTA Cajas (Número) | BONO Bono (Pesos) | TASA Tasa (%)',
      'BONO_CAJAS;09-2026;2;500;15.000;1,5;;',
      'BONO_CAJAS;09-2026;3;;40.000;2;;',
      'BONO_CAJAS;12-2026;3;;45.000;2,5;;',
    ],
  },
  COST_CENTERS: {
    headers: 'RUT;Contrato;Centro;Porcentaje;Desde;Hasta',
    rows: [],
  },
}

const csv = ({ headers, rows }: Sample) => ['plantilla', 'ayuda', headers, ...rows].join('\r\n')

async function exported(code: string): Promise<string> {
  const { importTemplate } = await api
    .as('admin')
    .run<{ importTemplate: { lines: { cells: string[] }[] } }>(
      `query T($input: ImportTemplateInput!) { importTemplate(input: $input) {
        lines { cells } } }`,
      { input: { code, filled: true } },
    )
  return importTemplate.lines
    .map(({ cells }) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
    .join('\r\n')
}

async function done(name: 'apply' | 'undo', id: string): Promise<Importation> {
  const { version } = await shown(id)
  await act(name, name === 'apply' ? { id, version, mode: 'ALL' } : { id, version })
  await drainJobs()
  const file = await shown(id)
  expect(file.problem).toBeNull()
  return file
}

const wrongRows = async (id: string) =>
  (await rowsOf(id, { result: 'ERROR' })).map(({ line, note, cells }) =>
    [line, note, ...cells.flatMap(({ column, problem }) => (problem ? [column, problem] : []))]
      .filter((one) => one !== null)
      .join(' '),
  )

const part = (center: string, percentage: number) =>
  `${bernarda.rut};;${center};${percentage};01-10-2026;`

beforeAll(async () => {
  await api.as('admin').mutate(OpenMonth, {
    input: { businessId: world.businesses.vina.publicId, yearMonth: 202609, type: 'ADVANCE' },
  })
})

describe.each(Object.entries(samples).filter(([, { rows }]) => rows.length > 0))(
  '%s',
  (code, sample) => {
    let before = ''
    let file: Importation
    const rows = sample.rows.length

    test('shows what it would write, and writes nothing', async () => {
      before = await exported(code)
      file = await load(code, csv(sample))
      expect(await wrongRows(file.id)).toEqual([])
      expect(file).toMatchObject({ state: 'READY', added: rows, errors: 0 })
      expect(await exported(code)).toBe(before)
    })

    test('is written, and the same file again is all equal', async () => {
      expect(await done('apply', file.id)).toMatchObject({ state: 'APPLIED', applied: rows })
      const again = await load(code, csv(sample))
      expect(await wrongRows(again.id)).toEqual([])
      expect(again).toMatchObject({ same: rows, added: 0, changed: 0, errors: 0 })
    })

    test('comes in again from its own export without a change', async () => {
      const text = await exported(code)
      expect(text).not.toBe(before)
      const again = await load(code, text)
      expect((await wrongRows(again.id)).slice(0, 3)).toEqual([])
      expect(again).toMatchObject({ added: 0, changed: 0, errors: 0 })
    })

    test('is undone, and there is what there was', async () => {
      expect(await done('undo', file.id)).toMatchObject({ state: 'UNDONE', kept: 0 })
      expect(await exported(code)).toBe(before)
    })
  },
)

test('the centres of a contract come to the whole each day, or none is written', async () => {
  const { headers } = samples['COST_CENTERS'] ?? { headers: '' }
  const before = await exported('COST_CENTERS')
  const own = before.split('\r\n').filter((line) => line.includes(formatRut(bernarda.rut)))
  expect(own.length).toBeGreaterThan(0)
  const more = await load(
    'COST_CENTERS',
    csv({ headers, rows: [part('100', 60), part('210', 30)] }),
  )
  expect((await wrongRows(more.id))[0]).toContain('deben sumar 100 %')
  // The part that she has ends where the new ones begin.
  const ends = own.map((line) =>
    line
      .split(';')
      .map((cell) => cell.replaceAll('"', ''))
      .map((cell, at) => (at === 5 ? '30-09-2026' : cell))
      .join(';'),
  )
  const short = await load(
    'COST_CENTERS',
    csv({ headers, rows: [...ends, part('100', 60), part('210', 30)] }),
  )
  expect(await wrongRows(short.id)).toContain(
    `${4 + ends.length} percentage Los porcentajes suman 90 %; deben sumar 100 %`,
  )
  const whole = csv({ headers, rows: [...ends, part('100', 60), part('210', 40)] })
  const file = await load('COST_CENTERS', whole)
  expect(await wrongRows(file.id)).toEqual([])
  expect(await done('apply', file.id)).toMatchObject({ state: 'APPLIED', errors: 0 })
  expect(await load('COST_CENTERS', whole)).toMatchObject({ added: 0, changed: 0, errors: 0 })
  const again = await load('COST_CENTERS', await exported('COST_CENTERS'))
  expect(again).toMatchObject({ added: 0, changed: 0, errors: 0 })
  expect(await done('undo', file.id)).toMatchObject({ state: 'UNDONE', kept: 0 })
  expect(await exported('COST_CENTERS')).toBe(before)
})
