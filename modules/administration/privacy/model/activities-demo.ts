import type { Demo } from '#platform/model/demo.ts'

/** What Los Coihues says of what it does with data. */
export const demo = {
  coihues: {
    processing_activity: [
      {
        name: 'Pago de remuneraciones',
        purpose: 'Calcular y pagar sueldos, cotizaciones, impuestos y descuentos.',
        basis: 'CONTRACT',
        basis_note: 'Código del Trabajo, arts. 54 y 58; DL 3.500, art. 19',
        people: 'Quienes trabajan o trabajaron en la empresa',
        data: 'Identificación, contrato, haberes, descuentos, previsión y cuenta bancaria.',
        source: 'La propia persona y su contrato',
        recipients: 'Previred, Servicio de Impuestos Internos, bancos, cajas, mutual',
        keeps_until: '6 años desde el mes que se paga, y 5 desde el término del contrato',
        security: 'Acceso por perfil, segundo factor y registro de cada lectura.',
      },
      {
        name: 'Licencias médicas y accidentes',
        purpose: 'Justificar ausencias, pedir subsidios y prevenir riesgos del trabajo.',
        basis: 'LAW',
        basis_note: 'Ley 16.744; DS 3 de 1984, Salud',
        people: 'Quienes trabajan en la empresa',
        data: 'Días, tipo y folio de la licencia. Ningún diagnóstico.',
        source: 'La persona, su médico o el organismo administrador',
        recipients: 'COMPIN, isapre o Fonasa, mutual',
      },
      {
        name: 'Cumpleaños y aniversarios',
        purpose: 'Saludar a las personas del equipo.',
        basis: 'CONSENT',
        people: 'Quienes trabajan en la empresa y no lo ocultaron',
        data: 'Nombre, foto, día y mes de nacimiento, años en la empresa.',
        source: 'La ficha de la persona',
        keeps_until: 'Hasta que la persona se oponga o deje la empresa',
      },
    ],
  },
} satisfies Demo
