import type { Demo } from '#platform/model/demo.ts'

/** The days that Los Coihues gives besides the country's. */
export const demo = {
  coihues: {
    holiday: [
      { date: '2026-11-06', title: 'Día de Los Coihues', comment: 'Aniversario de la fundación' },
      { date: '2026-12-24', title: 'Víspera de Navidad' },
      { date: '2026-12-31', title: 'Víspera de Año Nuevo' },
    ],
  },
} satisfies Demo
