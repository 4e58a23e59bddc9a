import { catalog } from './catalog.ts'
import { text, timestamp } from './field.ts'
import type { Apart } from './keeping.ts'
import { as, type Registry, internal, usual } from './registry.ts'

/**
 * Why a file is kept. A copy can be made again from what is kept besides; an upload becomes a
 * record when something is saved with it.
 */
export const FileKeeping = catalog('FileKeeping', {
  RECORD: 'Documento que se conserva',
  COPY: 'Copia que se puede volver a generar',
  UPLOAD: 'Subido y todavía no usado',
})

/** Columns of records by which a file is known; `tests/api/retention.test.ts` compares them. */
const attached = [
  { table: 'absence', column: 'file_id' },
  { table: 'advanced_signature', column: 'base_file_id' },
  { table: 'advanced_signature', column: 'file_id' },
  { table: 'arrival_task', column: 'file_id' },
  { table: 'accounting_file', column: 'file_id' },
  { table: 'business', column: 'logo_file_id' },
  { table: 'certificate', column: 'file_id' },
  { table: 'annex_registration', column: 'file_id' },
  { table: 'contract_registration', column: 'file_id' },
  { table: 'document_version', column: 'file_id' },
  { table: 'filing', column: 'file_id' },
  { table: 'labor_protection', column: 'court_file_id' },
  { table: 'family_member', column: 'file_id' },
  { table: 'announcement_file', column: 'file_id' },
  { table: 'course_lesson', column: 'file_id' },
  { table: 'expense_file', column: 'file_id' },
  { table: 'company_feed', column: 'file_id' },
  { table: 'milestone', column: 'evidence_file_id' },
  { table: 'labor_protection', column: 'file_id' },
  { table: 'payroll_deadline', column: 'file_id' },
  { table: 'residence_permit', column: 'file_id' },
  { table: 'user_field_data', column: 'file_id' },
  { table: 'users', column: 'avatar_file_id' },
  { table: 'vacation', column: 'care_file_id' },
  { table: 'vacation_compensation', column: 'file_id' },
] as const

/**
 * Columns of records that show the work which made them. The numbers that `payroll_run` and
 * `scenario_run` keep are read while that work goes on, and by nobody afterwards.
 */
const working = [
  { table: 'accounting_entry', column: 'job_id' },
  { table: 'contract_ending_batch', column: 'job_id' },
  { table: 'course_batch', column: 'job_id' },
  { table: 'filing', column: 'job_id' },
  { table: 'importation', column: 'job_id' },
  { table: 'document_batch', column: 'job_id' },
  { table: 'mass_change', column: 'job_id' },
  { table: 'settlement_batch', column: 'job_id' },
  { table: 'vacation_collective', column: 'job_id' },
] as const

/** What the platform itself keeps of a company. */
export const ownTables = {
  file: {
    label: 'Archivo',
    owner: {},
    whose: 'PERSON',
    keep: 'PAPERS',
    passes: [
      {
        as: 'COPIES',
        from: 'created_at',
        only: { column: 'kept_as', codes: ['COPY'] },
        namedBy: attached,
        // Work that is still shown as done gives a link to its file.
        ledToBy: { table: 'job', path: 'key', column: 'storage_key' },
        bytes: 'storage_key',
      },
      {
        as: 'UPLOADS',
        from: 'created_at',
        only: { column: 'kept_as', codes: ['UPLOAD'] },
        namedBy: attached,
        bytes: 'storage_key',
      },
    ],
    title: 'name',
    columns: {
      ...usual,
      ...internal('storage_key', 'sha256', 'hash_name', 'related_type', 'related_id', 'user_id'),
      ...internal('login_id', 'size', 'kept_as'),
      // Its name may be of anybody, and say what it is about.
      name: as(['users.read', 'whole'], text('Nombre')),
      media_type: as('open', text('Tipo de archivo')),
      removed_at: as('open', timestamp('Retirado el')),
    },
  },
} satisfies Registry

/** What the platform keeps in no history: work, mail, what guards it, and its own record. */
export const apart = {
  job: {
    label: 'Trabajos en segundo plano',
    keep: 'WORK',
    whose: 'PERSON',
    passes: [
      {
        as: 'WORK',
        from: 'finished_at',
        only: { column: 'status', codes: ['DONE', 'FAILED', 'CANCELLED'] },
        namedBy: working,
      },
    ],
  },
  sent_form: {
    label: 'Formularios recibidos',
    keep: 'CODES',
    whose: 'PERSON',
    passes: [{ as: 'CODES', from: 'sent_at', key: ['login_id', 'operation', 'key_hash'] }],
  },
  sent_platform_form: {
    label: 'Formularios recibidos por la plataforma',
    keep: 'CODES',
    whose: 'PERSON',
    passes: [{ as: 'CODES', from: 'sent_at', key: ['login_id', 'operation', 'key_hash'] }],
  },
  mail_outbox: {
    label: 'Correos',
    keep: 'MAILS',
    whose: 'PERSON',
    passes: [
      {
        as: 'MAILS',
        from: 'created_at',
        only: { column: 'status', codes: ['SENT', 'KEPT', 'FAILED'] },
      },
    ],
  },
  rate_limit: {
    label: 'Contadores de intentos',
    keep: 'LIMITS',
    whose: 'NOBODY',
    passes: [{ as: 'LIMITS', from: 'full_at', key: ['key'] }],
  },
  // A process that dies is taken out by the others within a second.
  worker_process: { label: 'Procesos en marcha', keep: 'LAW', whose: 'NOBODY' },
  legal_parameter: { label: 'Cifras de la ley', keep: 'LAW', whose: 'NOBODY' },
  audit_event: {
    label: 'Registro de cambios',
    keep: 'TRAIL',
    whose: 'PERSON',
    parts: { audit_head: 'COMPANY', audit_anchor: 'COMPANY' },
  },
  platform_event: { label: 'Registro de la plataforma', keep: 'TRAIL', whose: 'PERSON' },
} satisfies Apart
