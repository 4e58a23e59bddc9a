import type { Demo } from '#platform/model/demo.ts'

/** A template that somebody began for a bank whose format is not published. */
export const demo = {
  coihues: {
    bank_template: [
      {
        name: 'BancoEstado, planilla propia',
        bank_code: '012',
        file: 'TEXT',
        separator: 'SEMICOLON',
        type_codes: 'VISTA=CV\nCORRIENTE=CC',
      },
    ],
  },
} satisfies Demo
