import type { TableDef, TableRow } from '#formula/types.ts'
import { always, type Citation, type Parameter } from '../parameters/types.ts'

const ct = (article: string): Citation => ({ text: `Código del Trabajo, ${article}` })

const figure = (
  key: string,
  label: string,
  unit: Parameter['unit'],
  value: string,
  source: Citation,
  note?: string,
): Parameter => ({
  key,
  label,
  unit,
  decimals: 0,
  min: '0',
  max: '99999999',
  rows: always(value, source, note),
})

/** Legal figures that only a finiquito reads, each through time. */
export const finiquitoFigures: readonly Parameter[] = [
  figure('TOPE_BASE_UF', 'Tope de la remuneración base', 'UF', '90', ct('art. 172 inc. final')),
  figure('DIAS_POR_ANO', 'Días de indemnización por año', 'días', '30', ct('art. 163 inc. 2')),
  figure(
    'TOPE_ANOS',
    'Años que se indemnizan como máximo',
    'años',
    '11',
    ct('art. 163 inc. 2'),
    'El artículo dice 330 días de remuneración, que son once años de treinta días',
  ),
  figure('MESES_DE_FRACCION', 'Meses que la fracción debe superar', 'meses', '6', ct('art. 163')),
  figure(
    'FECHA_CON_TOPE',
    'Día desde el cual los contratos tienen tope de años (AAAAMMDD)',
    'número',
    '19810814',
    ct('art. 7 transitorio'),
  ),
  figure(
    'DIAS_DE_FRACCION_OBRA',
    'Días que la fracción de un mes debe superar en una obra',
    'días',
    '15',
    ct('art. 163 inc. 3'),
  ),
  figure('RECARGO_161', 'Recargo: art. 161 improcedente', '%', '30', ct('art. 168 letra a')),
  figure('RECARGO_159', 'Recargo: art. 159 injustificado', '%', '50', ct('art. 168 letra b')),
  figure('RECARGO_160', 'Recargo: art. 160 indebido', '%', '80', ct('art. 168 letra c')),
  figure(
    'RECARGO_INVALIDEZ',
    'Incremento de quien es separado por su invalidez',
    '%',
    '50',
    ct('arts. 161 bis y 168 letra b'),
  ),
  figure(
    'UTM_FAMILIARES',
    'UTM que se pagan a la familia de quien fallece',
    'UTM',
    '60',
    ct('art. 60'),
    'Cinco unidades tributarias anuales',
  ),
]

/** Days of pay for each month of a work, by the day on which its contract was signed. */
export const workTable: TableDef = {
  code: 'TABLA_OBRA',
  label: 'Días por mes trabajado en una obra, según la fecha del contrato',
  input: { unit: 'número', decimals: 0 },
  columns: [{ code: 'DIAS', label: 'Días por mes', unit: 'días', decimals: 1 }],
}

export const workSource = {
  text: 'Código del Trabajo, arts. 163 inc. 3 y 23 transitorio; Ley 21.122; DT, Ord. 504 de 2022',
  url: 'https://dt.gob.cl/legislacion/1624/w3-article-116647.html',
}

export const workRows: readonly TableRow[] = [
  { upTo: 20_181_231, values: [0] },
  { upTo: 20_200_630, values: [10] },
  { upTo: 20_210_630, values: [15] },
  { upTo: 20_211_231, values: [20] },
  { upTo: null, values: [25] },
]
