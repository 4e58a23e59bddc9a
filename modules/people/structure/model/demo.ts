import type { Demo } from '#platform/model/demo.ts'

/** The branch offices of Los Coihues: in Chillán there is a holiday of its own. */
export const demo = {
  coihues: {
    branch_office: [
      { name: 'Bodega Chillán', commune_code: '16101' },
      { name: 'Casa matriz', commune_code: '06301' },
    ],
  },
} satisfies Demo
