import type { Demo } from '#platform/model/demo.ts'

/** Two suppliers whose accounts still wait for somebody to confirm them. */
export const demo = {
  coihues: {
    supplier: [
      {
        name: 'Imprenta Quilapán',
        business_name: 'Imprenta Quilapán SpA',
        identifier: '77456120-K',
        bank_id: '016',
        payment_account_type: 'CORRIENTE',
        account_number: '63518840',
      },
      {
        name: 'Ferretería Los Maitenes',
        business_name: 'Comercial Los Maitenes Limitada',
        identifier: '76218934-8',
        bank_id: '012',
        payment_account_type: 'VISTA',
        account_number: '29270014562',
      },
    ],
  },
} satisfies Demo
