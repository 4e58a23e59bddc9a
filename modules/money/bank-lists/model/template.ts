import { catalog } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, id, integer, longText, optional, ref, text } from '#platform/model/field.ts'
import { columnFields, fileFields, pastedTemplate } from '#platform/model/file-template.ts'

export const ListSection = catalog('ListSection', {
  HEADER: 'Cabecera',
  LINE: 'Línea de cada pago',
  TRAILER: 'Cierre',
  ANSWER: 'Respuesta del banco',
})
export const ListSource = catalog('ListSource', {
  CONSTANT: 'Texto fijo',
  NOTHING: 'En blanco',
  ACCOUNT: 'Cuenta de destino',
  ACCOUNT_TYPE: 'Tipo de cuenta de destino',
  BANK: 'Banco de destino',
  RUT: 'RUT con dígito, sin guion',
  RUT_DASHED: 'RUT con guion',
  RUT_BODY: 'RUT sin dígito',
  RUT_DIGIT: 'Dígito verificador',
  NAME: 'Nombre',
  AMOUNT: 'Monto',
  SUBJECT: 'Glosa',
  NUMBER: 'Número de la línea',
  DATE: 'Fecha',
  CHARGE: 'Cuenta de cargo',
  PAYER_RUT: 'RUT de la empresa, sin guion',
  PAYER_BODY: 'RUT de la empresa sin dígito',
  PAYER_DIGIT: 'Dígito del RUT de la empresa',
  PAYER_NAME: 'Nombre de la empresa',
  COUNT: 'Cantidad de pagos',
  TOTAL: 'Monto total',
  STATUS: 'Resultado del pago',
  REASON: 'Motivo del rechazo',
})
const codes = (label: string) => optional(longText(label, { max: 2000 }))

/** How a bank of the company wants its lists of payments. */
export const BankTemplate = entity({
  name: 'BankTemplate',
  table: 'bank_template',
  label: 'Plantilla de nómina',
  fields: {
    id: id('bankTemplate'),
    name: text('Nombre', { max: 100 }),
    bankCode: optional(text('Banco que paga', { max: 10 })),
    ...fileFields,
    bankCodes: codes('Códigos de bancos propios'),
    typeCodes: codes('Códigos de tipos de cuenta propios'),
    answerCodes: codes('Resultados propios de la respuesta'),
    published: integer('Versión publicada'),
    version: integer('Versión'),
  },
})

/** A column of a record of a template. */
export const BankTemplateColumn = entity({
  name: 'BankTemplateColumn',
  table: 'bank_template_column',
  label: 'Columna de una nómina',
  fields: {
    id: id('bankTemplateColumn'),
    templateId: ref('bankTemplate', 'Plantilla'),
    section: choice(ListSection, 'Registro'),
    source: choice(ListSource, 'Contenido'),
    ...columnFields,
    version: integer('Versión'),
  },
})

/** What is pasted when a template is imported. */
export const ImportedTemplate = entity({
  name: 'ImportedTemplate',
  table: 'bank_template',
  label: 'Plantilla importada',
  fields: { layout: pastedTemplate('Plantilla exportada') },
})
