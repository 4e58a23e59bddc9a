/** A process of payments apart among others: «Proceso adicional: Bono de invierno». */
export const processLabel = (name: string | null): string =>
  name === null ? 'Proceso adicional' : `Proceso adicional: ${name}`
