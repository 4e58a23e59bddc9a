/**
 * The addresses that the specification names, in its words. Two of the
 * survey area have one shape, `encuestas/:id/:userSurvey` and `encuestas/:id/:evaluatee`: typed
 * public ids tell which is meant, so they are one here.
 */
export const specifiedRoutes = [
  '/',
  '/login',
  '/forgot',
  '/recover/:token',
  '/public',
  '/public/encuesta/:id/:token',

  // What the company is and how it is run
  '/home/dashboard',
  '/home/administracion-global',
  '/home/empresas',
  '/home/empresa',
  '/home/razon-social/:id',
  '/home/sindicato/:id',
  '/home/auditorias',
  '/home/importaciones',
  '/home/reports',

  // People
  '/home/trabajadores',
  '/home/workers',
  '/home/ficha',
  '/home/ficha/:id',
  '/home/ficha/:id/datos-personales',
  '/home/ficha/:id/datos-contrato',
  '/home/organigrama',
  '/home/anuncios',
  '/home/cursos',
  '/home/documentos',
  '/home/plantillas/crear',
  '/home/plantillas/:id',
  '/home/firma-digital',

  // Time
  '/home/vacaciones',
  '/home/ausencias',
  '/home/feriados',

  // Pay
  '/home/procesos',
  '/home/processSummary',
  '/home/maintenance-payroll',
  '/home/indicadores',
  '/home/finiquitos',

  // Evaluations, action plans and surveys
  '/home/planes-de-accion',
  '/home/planes-de-accion/:id',
  '/home/plan-de-accion/nuevo',
  '/home/plan-de-accion/editar/:id',
  '/home/evaluaciones',
  '/home/evaluaciones/configuracion',
  '/home/evaluaciones/:id',
  '/home/evaluaciones/:id/:userSurvey',
  '/home/encuestas/:id',
  '/home/encuestas/:id/:userSurvey',
  '/home/encuestas/detalle/:id',
  '/home/encuestas-de-clima',
  '/home/encuesta/configuracion',
  '/home/encuesta/reportes/:id',
  '/home/evaluacion/reportes/:id',
  '/home/evaluacion/reportes/:id/:evaluatee',
  '/home/performance/reports',
  '/home/performance/reports/participants/:evaluateeId/survey/:surveyId',
  '/home/proceso-de-evaluacion/:id',
  '/home/procesos-de-evaluacion',
] as const

/** Those that the router answers by leading elsewhere; tests/e2e/session.test.ts follows them. */
export const redirectedRoutes: readonly string[] = ['/']
