import type { PayslipSection } from '#law/index.ts'

/** The sections of a payslip as they are sent: what a line lacks is null. */
export const shownSections = (sections: readonly PayslipSection[]) =>
  sections.map(({ lines, ...section }) => ({
    ...section,
    lines: lines.map(({ detail, lre, ...line }) => ({
      ...line,
      detail: detail ?? null,
      lre: lre ?? null,
    })),
  }))
