import { ExportFormat } from '#modules/people/people/model/catalogs.ts'
import { TransferFormat } from '#modules/payroll/payroll-release/model/release.ts'
import { choice, integer, ref, text, timestamp, yearMonth } from '#platform/model/field.ts'
import { as, type Kept, internal } from '#platform/model/registry.ts'

const month = as('open', ref('payrollMonth', 'Mes'))
const payslip = { ...internal('user_id', 'code'), payroll_month_id: month }

/** The reading of what is reserved of somebody: whose it was is the event's subject. */
const readingOf = (what: string): Kept => ({
  label: `Lectura de ${what}`,
  owner: { user: 'entityId' },
  columns: {},
})

/** What people did that changes no row: calculations, releases, and reads of what is reserved. */
export const acts = {
  'lectura:remuneración': readingOf('remuneración'),
  'lectura:salud': readingOf('salud'),
  'lectura:previsión y salud': readingOf('previsión y salud'),
  'lectura:cuenta bancaria': readingOf('cuenta bancaria'),
  'lectura:datos bloqueados': readingOf('datos bloqueados'),
  'lectura:historial': readingOf('historial reservado'),
  'lectura:liquidación': {
    label: 'Lectura de liquidación',
    owner: { user: 'user_id', contract: 'entityId', month: 'payroll_month_id' },
    columns: { ...payslip, title: as('open', text('Concepto explicado')) },
  },
  'lectura:certificado': {
    label: 'Lectura de certificado',
    owner: { user: 'user_id', contract: 'entityId' },
    columns: internal('user_id', 'kind'),
  },
  'lectura:finiquito': {
    label: 'Lectura de finiquito',
    owner: { user: 'user_id', contract: 'entityId' },
    columns: internal('user_id', 'settlement_id'),
  },
  'lectura:plantilla': {
    label: 'Lectura de datos para un documento',
    owner: { user: 'entityId' },
    columns: {},
  },
  'lectura:documento': {
    label: 'Lectura de documento',
    owner: { user: 'entityId' },
    columns: internal('document_id', 'no'),
  },
  'recepción:liquidación': {
    label: 'Recepción de liquidación',
    owner: { user: 'user_id', contract: 'entityId', month: 'payroll_month_id' },
    columns: payslip,
  },
  'liberación:liquidaciones': {
    label: 'Liberación de liquidaciones',
    owner: { month: 'entityId' },
    columns: {
      released: as('payrollMonths.read', integer('Liberadas')),
      mailed: as('payrollMonths.read', integer('Avisadas por correo')),
    },
  },
  'liberación:adicionales': {
    label: 'Liberación de pagos adicionales',
    owner: { month: 'entityId' },
    columns: {
      released: as('payrollMonths.read', integer('Liberados')),
      mailed: as('payrollMonths.read', integer('Avisados por correo')),
    },
  },
  'lectura:nómina_de_transferencias': {
    label: 'Nómina de transferencias',
    owner: { month: 'entityId' },
    columns: {
      ...internal('month'),
      transfers: as('transfers.read', integer('Transferencias')),
      format: as('open', choice(TransferFormat, 'Formato')),
      template: as('open', text('Plantilla')),
    },
  },
  'lectura:lista_para_firmar': {
    label: 'Lista de pagos para firmar',
    owner: { month: 'entityId' },
    columns: { ...internal('month'), people: as('transfers.read', integer('Personas')) },
  },
  'lectura:declaración': {
    label: 'Descarga de declaración',
    owner: { month: 'entityId' },
    columns: {
      kind: as('filings.read', text('Archivo declarado')),
      number: as('filings.read', integer('Número')),
      archivo: as('filings.read', text('Nombre del archivo')),
    },
  },
  'lectura:centralización': {
    label: 'Descarga de asiento contable',
    owner: { month: 'entityId' },
    columns: {
      number: as('centralization.read', integer('Número')),
      archivo: as('centralization.read', text('Nombre del archivo')),
    },
  },
  'lectura:reporte': {
    label: 'Lectura de reporte',
    owner: { user: 'user_id' },
    title: 'reporte',
    columns: {
      ...internal('user_id'),
      reporte: as('open', text('Reporte')),
      filas: as('open', integer('Filas')),
      year_month: as('open', yearMonth('Mes')),
      business_id: as('open', ref('business', 'Razón social')),
    },
  },
  operación: {
    label: 'Operación',
    owner: { user: 'user_id', contract: 'contract_id', month: 'payroll_month_id' },
    columns: { permiso: as('open', text('Permiso')) },
    others: { seen: null },
  },
  simulación: {
    label: 'Simulación de la empresa',
    owner: {},
    columns: {
      estado: as('open', text('Momento')),
      hasta: as('open', timestamp('Hasta, a más tardar')),
    },
  },
  'ingreso:proveedor': {
    label: 'Ingreso con el proveedor de la empresa',
    owner: { user: 'user_id' },
    columns: {
      ...internal('user_id'),
      resultado: as('open', text('Resultado')),
      motivo: as('open', text('Motivo')),
    },
  },
  'simulación:consulta': {
    label: 'Consulta en una simulación',
    owner: { user: 'user_id', contract: 'contract_id', month: 'payroll_month_id' },
    columns: {
      permiso: as('open', text('Permiso')),
      filas: as('open', integer('Filas')),
      pagina: as('open', integer('Página')),
    },
    others: { seen: null },
  },
  'lectura:accesos': {
    label: 'Lectura de accesos',
    owner: {},
    columns: { personas: as('open', integer('Personas')) },
  },
  'exportación:campos': {
    label: 'Exportación de los campos de las fichas',
    owner: {},
    columns: { filas: as('open', integer('Filas')) },
  },
  'exportación:grupo familiar': {
    label: 'Exportación de los grupos familiares',
    owner: {},
    columns: { filas: as('open', integer('Filas')) },
  },
  'exportación:contratos': {
    label: 'Exportación de contratos',
    owner: {},
    columns: { filas: as('open', integer('Filas')) },
  },
  'exportación:cuentas': {
    label: 'Exportación de las cuentas de pago',
    owner: {},
    columns: { filas: as('open', integer('Filas')) },
  },
  'exportación:jefaturas': {
    label: 'Exportación de las jefaturas',
    owner: {},
    columns: { filas: as('open', integer('Filas')) },
  },
  'exportación:registro de tratamiento': {
    label: 'Exportación del registro de tratamiento',
    owner: {},
    columns: { filas: as('open', integer('Filas')) },
  },
  'supresión:contenido': {
    label: 'Supresión de contenido del registro',
    owner: { user: 'user_id' },
    // Which events, and the digest of what is left of each, is for the verification.
    columns: { ...internal('user_id', 'events') },
  },
  'aviso:incidente': {
    label: 'Aviso de un incidente de seguridad',
    owner: {},
    columns: {
      personas: as('open', integer('Personas')),
      medio: as('open', text('Medio')),
    },
  },
  'exportación:personas': {
    label: 'Exportación de personas',
    owner: {},
    columns: {
      filas: as('open', integer('Filas')),
      formato: as('open', choice(ExportFormat, 'Formato')),
    },
  },
} satisfies Record<string, Kept>
