/** Taxable pay of all contracts of the person with the employer in the month. */
const taxable = '(IMPONIBLE_ANTES + TOTAL_IMPONIBLE + IMPONIBLE_DESPUES)'

/**
 * The part of a whole amount of the person and the month that this contract bears: what falls to it
 * in proportion to its taxable pay. The parts of all contracts add up to the whole, to the peso:
 * each is what the contracts up to it bear less what those before it do. Without any pay the first
 * one bears it.
 */
export const partOf = (whole: string): string => `
  SI(${taxable} = 0;
    SI(CONTRATOS_ANTES = 0; ${whole}; 0);
    REDONDEAR(${whole} * (IMPONIBLE_ANTES + TOTAL_IMPONIBLE) / MAX(1; ${taxable}); 0)
      - REDONDEAR(${whole} * IMPONIBLE_ANTES / MAX(1; ${taxable}); 0))`
