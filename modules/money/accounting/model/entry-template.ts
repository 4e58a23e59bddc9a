import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  flag,
  id,
  integer,
  kept,
  longText,
  optional,
  ref,
  text,
  timestamp,
} from '#platform/model/field.ts'
import { columnFields, fileFields, pastedTemplate } from '#platform/model/file-template.ts'

/** What a line of the file is. */
export const EntryDetail = catalog('AccountingTemplateDetail', {
  ACCOUNT: 'Una por cuenta y centro de costo',
  CONCEPT: 'Una por concepto de cada cuenta',
})
export type EntryDetail = ValueOf<typeof EntryDetail>

export const EntrySection = catalog('AccountingTemplateSection', {
  HEADER: 'Cabecera',
  LINE: 'Línea del asiento',
  TRAILER: 'Cierre',
})

/** What a column of a file of an entry may carry. */
export const EntryFileSource = catalog('AccountingTemplateSource', {
  CONSTANT: 'Texto fijo',
  NOTHING: 'En blanco',
  ACCOUNT: 'Código de la cuenta',
  ACCOUNT_NAME: 'Nombre de la cuenta',
  CENTER: 'Código del centro de costo',
  CENTER_NAME: 'Nombre del centro de costo',
  DEBIT: 'Debe',
  CREDIT: 'Haber',
  AMOUNT: 'Monto',
  SIGNED: 'Monto, el haber en negativo',
  SIDE: 'Si es debe o haber',
  AUX_RUT: 'RUT del auxiliar con dígito, sin guion',
  AUX_DASHED: 'RUT del auxiliar con guion',
  AUX_BODY: 'RUT del auxiliar sin dígito',
  AUX_DIGIT: 'Dígito verificador del auxiliar',
  AUX_NAME: 'Nombre del auxiliar',
  CONCEPT: 'Concepto',
  CONCEPT_CODE: 'Código del concepto',
  SUBJECT: 'Glosa',
  DOCUMENT: 'Documento: mes y número del asiento',
  PERIOD: 'Mes, como 202609',
  NUMBER: 'Número de la línea',
  DATE: 'Fecha: último día del mes',
  COMPANY_RUT: 'RUT de la empresa, sin guion',
  COMPANY_BODY: 'RUT de la empresa sin dígito',
  COMPANY_DIGIT: 'Dígito del RUT de la empresa',
  COMPANY_NAME: 'Nombre de la empresa',
  COUNT: 'Cantidad de líneas',
  TOTAL_DEBIT: 'Total del debe',
  TOTAL_CREDIT: 'Total del haber',
})
export type EntryFileSource = ValueOf<typeof EntryFileSource>

/** How an accounting program of the company wants its entries. */
export const AccountingTemplate = entity({
  name: 'AccountingTemplate',
  table: 'accounting_template',
  label: 'Plantilla de asiento',
  fields: {
    id: id('accountingTemplate'),
    name: text('Nombre', { max: 100 }),
    ...fileFields,
    detail: choice(EntryDetail, 'Líneas', {
      help: 'Las cuentas con auxiliar se abren además por persona o institución.',
    }),
    blankZeros: flag('Lado sin monto en blanco', { help: 'Sin esto lleva un cero.' }),
    sideCodes: optional(longText('Códigos propios del debe y el haber', { max: 100 })),
    auxiliaryCodes: optional(longText('Códigos propios de instituciones', { max: 4000 })),
    published: integer('Versión publicada'),
    kept: kept(),
    version: integer('Versión'),
  },
})

/** A column of a record of a template. */
export const AccountingTemplateColumn = entity({
  name: 'AccountingTemplateColumn',
  table: 'accounting_template_column',
  label: 'Columna de un asiento',
  fields: {
    id: id('accountingTemplateColumn'),
    templateId: ref('accountingTemplate', 'Plantilla'),
    section: choice(EntrySection, 'Registro'),
    source: choice(EntryFileSource, 'Contenido'),
    ...columnFields,
    version: integer('Versión'),
  },
})

/** What is pasted when a template is imported. */
export const ImportedEntryTemplate = entity({
  name: 'ImportedAccountingTemplate',
  table: 'accounting_template',
  label: 'Plantilla importada',
  fields: { layout: pastedTemplate('Plantilla exportada') },
})

/** A file of an entry as it was made. */
export const AccountingFile = entity({
  name: 'AccountingFile',
  table: 'accounting_file',
  label: 'Archivo de un asiento',
  fields: {
    id: id('accountingFile'),
    entryId: ref('accountingEntry', 'Asiento'),
    templateId: ref('accountingTemplate', 'Plantilla'),
    templateName: text('Plantilla', { max: 100 }),
    templateVersion: integer('Versión de la plantilla'),
    lines: integer('Líneas'),
    sha256: text('Huella'),
    madeAt: timestamp('Hecho'),
  },
})
