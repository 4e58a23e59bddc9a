/** Why a process with payments that were made, or sent to the bank, is not reopened. */
export function whyNotReopenPaid(payments: number): string | undefined {
  if (payments === 0) return undefined
  const said =
    payments === 1 ? 'Hay 1 pago hecho o enviado' : `Hay ${payments} pagos hechos o enviados`
  return `${said} al banco. Si el dinero no salió, márquelos como no pagados en «Pagos».`
}
