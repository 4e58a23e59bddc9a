import { catalog } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, flag, id, integer, longText, optional, ref, text } from '#platform/model/field.ts'

export const ListFile = catalog('ListFile', {
  TEXT: 'Texto',
  XLS: 'Excel 97-2003',
  XLSX: 'Excel',
})
export const ListSeparator = catalog('ListSeparator', {
  FIXED: 'Ancho fijo',
  SEMICOLON: 'Punto y coma',
  COMMA: 'Coma',
  TAB: 'Tabulación',
  PIPE: 'Barra vertical',
})
export const ListEncoding = catalog('ListEncoding', {
  LATIN1: 'Windows (ISO 8859-1)',
  UTF8: 'UTF-8',
})
export const ListLineEnd = catalog('ListLineEnd', { CRLF: 'Windows (CR LF)', LF: 'Unix (LF)' })
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
export const PadSide = catalog('PadSide', { RIGHT: 'A la derecha', LEFT: 'A la izquierda' })
export const PadSign = catalog('PadSign', { BLANK: 'Espacios', ZERO: 'Ceros' })
export const ListLetters = catalog('ListLetters', {
  AS_IS: 'Como están',
  PLAIN: 'Sin acentos ni signos',
  UPPER: 'Mayúsculas sin acentos ni signos',
  LOWER: 'Minúsculas',
})
export const AmountForm = catalog('AmountForm', {
  WHOLE: 'Pesos enteros: 1234',
  CENTS: 'Dos decimales sin coma: 123400',
  COMMA: 'Dos decimales con coma: 1234,00',
  POINT: 'Dos decimales con punto: 1234.00',
})
export const DateForm = catalog('DateForm', {
  DDMMYYYY: '15092026',
  YYYYMMDD: '20260915',
  DASHED: '15-09-2026',
  SLASHED: '15/09/2026',
  ISO: '2026-09-15',
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
    file: choice(ListFile, 'Archivo'),
    separator: choice(ListSeparator, 'Columnas separadas por'),
    encoding: choice(ListEncoding, 'Codificación'),
    lineEnd: choice(ListLineEnd, 'Fin de línea'),
    heads: flag('Primera fila con los nombres de las columnas'),
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
    position: integer('Lugar', {
      min: 1,
      max: 9999,
      help: 'Van de menor a mayor; deje números libres para intercalar',
    }),
    name: text('Nombre', { max: 60 }),
    source: choice(ListSource, 'Contenido'),
    constant: optional(text('Texto fijo', { max: 100 })),
    width: optional(integer('Ancho', { min: 1, max: 500 })),
    side: choice(PadSide, 'Se completa'),
    pad: choice(PadSign, 'Con'),
    letters: choice(ListLetters, 'Letras'),
    amount: choice(AmountForm, 'Montos'),
    date: choice(DateForm, 'Fechas'),
    version: integer('Versión'),
  },
})

/** What is pasted when a template is imported. */
export const ImportedTemplate = entity({
  name: 'ImportedTemplate',
  table: 'bank_template',
  label: 'Plantilla importada',
  fields: { layout: longText('Plantilla exportada', { max: 100_000 }) },
})
