/** A process of payments apart among the others of its month: `Adicional: Bono de invierno`. */
export const processLabel = (name: string | null): string =>
  name === null ? 'Adicional' : `Adicional: ${name}`
