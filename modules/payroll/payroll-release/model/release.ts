import { bankFormats } from '#chile/bank-files.ts'
import { catalog } from '#platform/model/catalog.ts'

/** Where a payslip is on its way to the person. */
export const ReceiptState = catalog('ReceiptState', {
  WAITING: 'Por liberar',
  PENDING: 'Sin recepción',
  ACKNOWLEDGED: 'Recibida conforme',
})

/** An account as it may be shown in a list: its bank, and its last digits where it has a number. */
export const accountWords = (bank: string, end: string | null): string =>
  end === null ? bank : `${bank} ···${end}`

type Month = { isOpen: boolean; calculated: number; type: string }
type Release = { total: number; released: number; active: boolean }

/** Why the payslips of a month cannot be released now; the screen and the server say the same. */
export function whyNotRelease(month: Month, release: Release): string | undefined {
  if (month.isOpen) return 'Primero hay que cerrar el mes'
  if (month.calculated === 0) return 'El mes no tiene liquidaciones'
  if (release.active) return 'La liberación está en curso'
  if (release.released >= release.total) return 'Las liquidaciones ya están liberadas'
  return undefined
}

/** Hours between two reminders to the same person. */
export const reminderHours = 20

/** How the list for the bank is written: with everything, or as one bank wants it. */
export const TransferFormat = catalog('TransferFormat', {
  GENERAL: 'General, con todos los datos (CSV)',
  GENERAL_EXCEL: 'General, con todos los datos (Excel)',
  BCI: 'BCI, pago masivo en línea (Excel 97-2003)',
  SANTANDER: 'Santander, transferencias masivas (Excel)',
})

/** Why a list cannot be written in a format, of a process paid from an account of some bank. */
export function whyNotFormat(format: string, bankCode: string | null): string | undefined {
  const wanted = bankFormats.find(({ code }) => code === format)
  if (!wanted || wanted.bankCode === bankCode) return undefined
  const where = 'elíjala en «Resumen de procesos», «Responsable y pago»'
  return bankCode === null
    ? `Falta la cuenta de la que se paga: ${where}`
    : `El proceso se paga desde una cuenta de otro banco: ${where}`
}
