/**
 * When laws that rule from an earlier day came out: until then everybody paid by the old figures.
 * Dirección del Trabajo, ordinario 447/13 de 2025: the difference of those months is owed.
 */
export const LEY_21751 = '2025-06-28'
export const LEY_21830 = '2026-06-22'
