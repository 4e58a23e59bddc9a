import type { ValueOf } from '#platform/model/catalog.ts'
import type {
  DocumentRetention,
  DocumentSensitivity,
  FolderAccess,
  FolderKind,
  LegalKind,
} from './catalogs.ts'

/**
 * What says what somebody is paid: its types are reserved, so that the right to contracts is asked
 * whichever folder it lies in. The database holds it too.
 */
export const saysPay: readonly LegalKind[] = ['CONTRACT', 'ANNEX', 'PAYSLIP', 'SETTLEMENT']

type UsualType = {
  readonly code: string
  readonly label: string
  readonly legalKind: LegalKind
  readonly sensitivity: ValueOf<typeof DocumentSensitivity>
  readonly retention: ValueOf<typeof DocumentRetention>
}

const type = (
  code: string,
  label: string,
  legalKind: LegalKind,
  sensitivity: UsualType['sensitivity'],
  retention: UsualType['retention'],
): UsualType => ({ code, label, legalKind, sensitivity, retention })

/** The types of documents that a company begins with, one at least for each legal kind. */
export const usualTypes: readonly UsualType[] = [
  type('CONTRATO', 'Contrato de trabajo', 'CONTRACT', 'RESERVED', 'LABOUR'),
  type('ANEXO', 'Anexo de contrato', 'ANNEX', 'RESERVED', 'LABOUR'),
  type('LIQUIDACION', 'Liquidación de sueldo', 'PAYSLIP', 'RESERVED', 'PAY'),
  type('FERIADO', 'Comprobante de feriado', 'VACATION', 'NORMAL', 'LABOUR'),
  type('REGLAMENTO', 'Reglamento interno', 'RIOHS', 'NORMAL', 'COMPANY'),
  type('AMONESTACION', 'Amonestación', 'WARNING', 'RESERVED', 'LABOUR'),
  type('CERTIFICADO', 'Certificado', 'CERTIFICATE', 'NORMAL', 'LABOUR'),
  type('RENUNCIA', 'Renuncia', 'RESIGNATION', 'RESERVED', 'LABOUR'),
  type('FINIQUITO', 'Finiquito', 'SETTLEMENT', 'RESERVED', 'PAY'),
  type('POLITICA', 'Política de la empresa', 'OTHER', 'NORMAL', 'COMPANY'),
  type('OTRO', 'Otro documento', 'OTHER', 'NORMAL', 'LABOUR'),
]

/** The type that a paper of a legal kind has, unless the company has another: the plainest. */
export function usualOf(legalKind: LegalKind): UsualType {
  const found = usualTypes.findLast((one) => one.legalKind === legalKind)
  if (!found) throw new Error(`No usual type of ${legalKind}`)
  return found
}

type UsualFolder = {
  readonly name: string
  readonly kind: FolderKind
  readonly access: FolderAccess
  readonly position: number
}

/** The folders that a company begins with. Papers of contracts go into «Contratos y anexos». */
export const usualFolders: readonly UsualFolder[] = [
  { name: 'Políticas y reglamentos', kind: 'COMPANY', access: 'PUBLIC', position: 0 },
  { name: 'Jefaturas', kind: 'COMPANY', access: 'PROTECTED', position: 1 },
  { name: 'Contratos y anexos', kind: 'PERSON', access: 'PUBLIC', position: 0 },
  { name: 'Certificados y comprobantes', kind: 'PERSON', access: 'PUBLIC', position: 1 },
  { name: 'Antecedentes internos', kind: 'PERSON', access: 'PROTECTED', position: 2 },
]
