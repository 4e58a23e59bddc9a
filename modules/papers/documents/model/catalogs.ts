import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** Whose documents a folder keeps: the company's, or those of each person. */
export const FolderKind = catalog('FolderKind', {
  COMPANY: 'De la empresa',
  PERSON: 'De cada persona',
})
export type FolderKind = ValueOf<typeof FolderKind>

/** Who reads what is in a folder, besides what reading a person asks for. */
export const FolderAccess = catalog('FolderAccess', {
  PUBLIC: 'Público',
  PROTECTED: 'Protegido',
  PRIVATE: 'Privado',
})
export type FolderAccess = ValueOf<typeof FolderAccess>

/** What each means, by whose documents the folder keeps. */
export const accessMeans: Readonly<Record<FolderKind, Readonly<Record<FolderAccess, string>>>> = {
  COMPANY: {
    PUBLIC: 'Lo leen todas las personas',
    PROTECTED: 'Lo leen quienes no son solo trabajadores',
    PRIVATE: 'Lo leen los perfiles que elija, y los administradores',
  },
  PERSON: {
    PUBLIC: 'Lo leen la persona y quienes la gestionan',
    PROTECTED: 'Lo leen quienes gestionan a la persona; ella no',
    PRIVATE: 'Lo leen los perfiles que elija, de sus personas, y los administradores',
  },
}

/** What the law calls a document. */
export const LegalKind = catalog('LegalKind', {
  CONTRACT: 'Contrato de trabajo',
  ANNEX: 'Anexo de contrato',
  PAYSLIP: 'Liquidación de sueldo',
  VACATION: 'Comprobante de feriado',
  RIOHS: 'Reglamento interno',
  WARNING: 'Amonestación',
  CERTIFICATE: 'Certificado',
  RESIGNATION: 'Renuncia',
  SETTLEMENT: 'Finiquito',
  OTHER: 'Otro',
})
export type LegalKind = ValueOf<typeof LegalKind>

/** Reserved documents say what a contract does: reading them asks for the right to contracts. */
export const DocumentSensitivity = catalog('DocumentSensitivity', {
  NORMAL: 'Normal',
  RESERVED: 'Reservado',
})

/** How long documents of a type are kept: classes of `platform/model/retention.ts`. */
export const DocumentRetention = catalog('DocumentRetention', {
  LABOUR: 'Antecedentes laborales',
  PAY: 'Remuneraciones, cotizaciones e impuestos',
  COMPANY: 'Configuración de la empresa',
})

export const DocumentTypeStatus = catalog('DocumentTypeStatus', {
  ACTIVE: 'En uso',
  ARCHIVED: 'Archivado',
})

export const DocumentState = catalog('DocumentState', {
  DRAFT: 'Borrador',
  ISSUED: 'Emitido',
  PENDING_SIGNATURE: 'En firma',
  SIGNED: 'Firmado',
  REJECTED: 'Rechazado',
  EXPIRED: 'Firma vencida',
  REPLACED: 'Reemplazado',
  VOID: 'Anulado',
})
export type DocumentState = ValueOf<typeof DocumentState>

/** Where the file of a version comes from. */
export const VersionOrigin = catalog('VersionOrigin', {
  UPLOADED: 'Subido',
  GENERATED: 'Generado',
  SIGNED: 'Firmado',
  SCANNED: 'Escaneado',
})
export type VersionOrigin = ValueOf<typeof VersionOrigin>
