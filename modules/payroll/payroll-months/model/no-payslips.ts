import { counted } from '#chile/counts.ts'

type Month = { calculatedAt: string | null; contracts: number; failed: number }

/**
 * What an open month without payslips says of itself: nobody has calculated it yet, or its
 * calculation ended and made none.
 */
export function withoutPayslips({ calculatedAt, contracts, failed }: Month) {
  if (calculatedAt === null) {
    return {
      title: 'Aún sin calcular',
      text:
        contracts === 1
          ? 'Al calcular se liquida 1 contrato. Si tiene un problema, se muestra aquí.'
          : `Al calcular se liquidan ${counted(contracts, 'contrato')}. El que tenga un problema ` +
            'se muestra aquí y no detiene al resto.',
    }
  }
  return {
    title: 'Sin liquidaciones',
    text:
      failed > 0
        ? 'El último cálculo no pudo liquidar ningún contrato: cada problema se muestra aquí.'
        : 'El último cálculo no encontró contratos vigentes en el mes.',
  }
}
