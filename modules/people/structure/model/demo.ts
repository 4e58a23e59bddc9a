import type { Demo } from '#platform/model/demo.ts'

/**
 * The branch offices of Los Coihues: in Chillán there is a holiday of its own, and who works in
 * Coyhaique has twenty days of vacation a year by law.
 */
export const demo = {
  coihues: {
    branch_office: [
      { name: 'Bodega Chillán', commune_code: '16101' },
      { name: 'Casa matriz', commune_code: '06301' },
      { name: 'Sala de ventas Coyhaique', commune_code: '11101' },
    ],
  },
} satisfies Demo
