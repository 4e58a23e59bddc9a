import { z } from 'zod'
import { entity, type Row, schemaOf } from '#platform/model/entity.ts'
import {
  choice,
  date,
  decimal,
  flag,
  id,
  integer,
  longText,
  optional,
  ref,
  text,
  yearMonth,
} from '#platform/model/field.ts'
import { Activity, CapType, DeductionLimit, ItemType, ItemUnit, Origin } from './catalogs.ts'
import { codeField } from './common-fields.ts'

const unused = 'Se guarda con el ítem; hoy no cambia la liquidación.'
const files = 'Para archivos y contabilidad; no cambia la liquidación.'

/** A concept of the payslip: of the law, usual, or of the company. */
export const Item = entity({
  name: 'Item',
  table: 'item',
  label: 'Ítem',
  fields: {
    id: optional(id('item')),
    code: codeField('BONO_METAS'),
    title: text('Nombre', { max: 120 }),
    activity: choice(Activity, 'Estado'),
    type: choice(ItemType, 'Tipo'),
    inputUnit: choice(ItemUnit, 'Unidad del valor', {
      help: 'En qué se ingresa el valor de cada persona; UF y UTM se pagan en pesos del mes.',
    }),
    startDate: optional(
      date('Vigente desde', { help: 'Antes de ese mes no se calcula ni se paga.' }),
    ),
    endDate: optional(date('Vigente hasta', { help: 'Después de ese mes no se paga.' })),
    defaultFormulaCode: optional(
      text('Fórmula de la lista', { max: 40, help: 'Una fórmula que usan varios ítems.' }),
    ),
    formula: optional(
      longText('Fórmula propia', {
        max: 4000,
        help: 'Sin fórmula se paga el valor ingresado. El valor se llama VALOR_ y el código.',
      }),
    ),
    deductionLimit: choice(DeductionLimit, 'Límite del descuento'),
    taxable: flag('Imponible', { help: 'Paga cotizaciones.' }),
    tributable: flag('Tributable', { help: 'Entra en la base del impuesto único.' }),
    gratification: flag('Base de gratificación', {
      help: 'Se suma a la base de la gratificación.',
    }),
    extraHours: flag('Base de horas extra', {
      help: 'Se suma a la base de la hora extraordinaria.',
    }),
    proportional: flag('Proporcional', { help: 'Se paga por los días trabajados, sobre 30.' }),
    informative: flag('Informativo', {
      help: 'Se calcula y se guarda, pero no se paga, no se descuenta ni entra en base alguna.',
    }),
    capped: flag('Con tope', { help: 'Nunca pasa del tope, que se convierte a pesos del mes.' }),
    cappedType: choice(CapType, 'Tope en'),
    cappedValue: optional(decimal('Valor del tope', 4)),
    isFixed: flag('Fijo', { help: `Distingue lo fijo de lo variable. ${unused}` }),
    compensation: flag('Base de indemnización', { help: `Para finiquitos. ${unused}` }),
    holidays: flag('Base de vacaciones', {
      help: 'Haber variable que las vacaciones promedian; no marque lo que se paga igual cada mes.',
    }),
    medicalLicenses: flag('Base de licencias', { help: `Para subsidios. ${unused}` }),
    subjectToCompensation: flag('Sujeto a compensación', { help: unused }),
    isRetained: flag('Se retiene', { help: unused }),
    seizable: flag('Embargable', { help: 'Entra en la base de la retención judicial.' }),
    print: flag('En la liquidación', { help: 'Se imprime en la liquidación cuando no es cero.' }),
    printOnSalarySettlement: flag('En el finiquito', { help: `Para finiquitos. ${unused}` }),
    calculationOrder: integer('Orden de cálculo', {
      max: 9999,
      help: 'Entre descuentos con el mismo límite, cuál se toma primero.',
    }),
    printOrder: integer('Orden de impresión', {
      max: 9999,
      help: 'Lugar entre los ítems de la empresa en su sección de la liquidación.',
    }),
    lreCode: optional(
      text('Código LRE', { max: 10, help: 'Columna del Libro de Remuneraciones Electrónico.' }),
    ),
    syndicateId: optional(
      ref('syndicate', 'Sindicato', {
        help:
          'De quién es la cuota, si el ítem es la de otro sindicato que el del contrato. Cada ' +
          'persona con esa cuota va con él en el Libro de Remuneraciones Electrónico.',
      }),
    ),
    ineCode: optional(text('Código INE', { max: 20, help: files })),
    distributableInCC: flag('Se reparte por centro de costo', { help: files }),
    accountingInformative: flag('Informativo en contabilidad', { help: files }),
    analyticAccounting: flag('Contabilidad analítica', { help: files }),
    accountingCode: optional(text('Código contable', { max: 40, help: files })),
    ledgerAccount: optional(text('Cuenta contable', { max: 40, help: files })),
    editable: flag('Editable', {
      help: 'Si no, su valor no se ingresa por persona: solo manda la fórmula.',
    }),
    universal: flag('Universal', { help: 'De la ley o de uso común: no se edita, se copia.' }),
    origin: choice(Origin, 'Origen'),
    source: text('Norma o decisión'),
    validFrom: yearMonth('Rige desde'),
    people: integer('Personas'),
    version: integer('Versión'),
  },
})

/** What a person writes of an item, and holds from a month on. */
export const itemFields = [
  'title',
  'activity',
  'type',
  'inputUnit',
  'startDate',
  'endDate',
  'defaultFormulaCode',
  'formula',
  'deductionLimit',
  'taxable',
  'tributable',
  'gratification',
  'extraHours',
  'proportional',
  'informative',
  'capped',
  'cappedType',
  'cappedValue',
  'isFixed',
  'compensation',
  'holidays',
  'medicalLicenses',
  'subjectToCompensation',
  'isRetained',
  'seizable',
  'print',
  'printOnSalarySettlement',
  'calculationOrder',
  'printOrder',
  'lreCode',
  'syndicateId',
  'ineCode',
  'distributableInCC',
  'accountingInformative',
  'analyticAccounting',
  'accountingCode',
  'ledgerAccount',
  'editable',
] as const

export type ItemValues = Pick<Row<typeof Item>, (typeof itemFields)[number]>

/** Reads the columns of a stored version, and throws on what no version of ours holds. */
export const itemSchema = schemaOf(Item, itemFields).extend({
  // As a column keeps it, and not as an address writes it.
  syndicateId: z.number().int().nullable(),
})

/** Which bases an item of a type enters unless said otherwise: only a «Haber», both. */
export const basesOf = (type: ItemValues['type']): Pick<ItemValues, 'taxable' | 'tributable'> => ({
  taxable: type === 'EARNING',
  tributable: type === 'EARNING',
})

/** An item nobody has said anything of yet. */
export const emptyItem: ItemValues = {
  title: '',
  activity: 'ACTIVE',
  type: 'EARNING',
  inputUnit: 'CLP',
  startDate: null,
  endDate: null,
  defaultFormulaCode: null,
  formula: null,
  deductionLimit: 'NONE',
  taxable: false,
  tributable: false,
  gratification: false,
  extraHours: false,
  proportional: false,
  informative: false,
  capped: false,
  cappedType: 'CLP',
  cappedValue: null,
  isFixed: true,
  compensation: false,
  holidays: false,
  medicalLicenses: false,
  subjectToCompensation: false,
  isRetained: false,
  seizable: true,
  print: true,
  printOnSalarySettlement: true,
  calculationOrder: 100,
  printOrder: 100,
  lreCode: null,
  syndicateId: null,
  ineCode: null,
  distributableInCC: true,
  accountingInformative: false,
  analyticAccounting: false,
  accountingCode: null,
  ledgerAccount: null,
  editable: true,
}
