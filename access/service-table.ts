import { row } from './service-row.ts'

/**
 * One row per service: what an administrator grants by name and what a module switch turns off.
 *
 * The rights over each are said by its module, in `model/access.ts`; the list is one because
 * profiles keep its codes and administrators see it in this order.
 *
 * Columns: code of the permission, label, module, whose rows the service holds, and the actions
 * that exist in it (c create, r read, u update, d delete, m massRead). `read` is one record or the
 * list of those within reach; `massRead` takes many people's records out at once: directories,
 * exports, files for everybody.
 *
 * Codes that the menu of the product names (GP_0001 to 0007, GS_0013, GED_0001 and 0002, GPS_0001
 * and 0002, GR_0001 to 0003 and 0013 to 0020, GC_0009, GIMPR_0014, GIMPP_0004, GIMPS_0002) mean
 * here what they mean there. The other numbers, and the family GEX_, are ours.
 */
export const services = {
  // People
  users: row('GP_0001', 'Colaboradores', 'EMPLOYEES', 'person', 'crudm'),
  contracts: row('GP_0002', 'Contratos', 'EMPLOYEES', 'person', 'crudm'),
  family: row('GP_0003', 'Grupo familiar', 'EMPLOYEES', 'person', 'crud'),
  orgChart: row('GP_0004', 'Organigrama', 'ORG_CHART', 'company', 'r'),
  absences: row('GP_0005', 'Ausentismo', 'ABSENCES', 'person', 'crudm'),
  vacations: row('GP_0006', 'Vacaciones', 'VACATIONS', 'person', 'crudm'),
  holidays: row('GP_0007', 'Feriados', 'HOLIDAYS', 'company', 'crud'),
  paymentMethods: row('GP_0008', 'Formas de pago', 'EMPLOYEES', 'person', 'crud'),
  userFields: row('GP_0009', 'Campos personalizados', 'EMPLOYEES', 'company', 'crud'),
  userFieldData: row('GP_0010', 'Datos personalizados', 'EMPLOYEES', 'person', 'ru'),
  avatars: row('GP_0011', 'Imagen de perfil', 'EMPLOYEES', 'person', 'u'),
  passwords: row('GP_0012', 'Contraseñas', 'CORE', 'person', 'u'),
  userBusinesses: row('GP_0013', 'Vínculos con razones sociales', 'EMPLOYEES', 'person', 'crud'),
  annexes: row('GP_0014', 'Anexos de contrato', 'EMPLOYEES', 'person', 'crud'),
  contractFiles: row('GP_0015', 'Archivos de contrato', 'EMPLOYEES', 'person', 'crd'),
  contractSettlements: row('GP_0016', 'Términos de contrato', 'EMPLOYEES', 'person', 'cru'),
  digitalFolder: row('GP_0017', 'Carpeta digital', 'EMPLOYEES', 'person', 'cr'),
  directory: row('GP_0018', 'Directorio de personas', 'EMPLOYEES', 'person', 'r'),
  costCenterContracts: row(
    'GP_0019',
    'Centros de costo del contrato',
    'EMPLOYEES',
    'person',
    'cru',
  ),
  absencesA: row('GP_0020', 'Días administrativos', 'ABSENCES', 'person', 'c'),
  absenceResponses: row('GP_0021', 'Respuesta a ausencias', 'ABSENCES', 'person', 'u'),
  vacationConfig: row('GP_0022', 'Configuración de vacaciones', 'VACATIONS', 'person', 'ru'),
  managementTime: row('GP_0023', 'Gestión de tiempo', 'ABSENCES', 'person', 'rm'),
  celebrations: row('GP_0024', 'Cumpleaños y aniversarios', 'DASHBOARD_BIRTHDAY', 'company', 'r'),
  newHires: row('GP_0025', 'Nuevos contratos', 'DASHBOARD_NEW_CONTRACTS', 'person', 'r'),
  corrections: row('GP_0026', 'Correcciones de datos', 'EMPLOYEES', 'person', 'cru'),
  residencePermits: row('GP_0027', 'Permisos de residencia', 'EMPLOYEES', 'person', 'crudm'),
  laborProtections: row('GP_0028', 'Fueros', 'EMPLOYEES', 'person', 'crud'),

  // Company
  company: row('GC_0001', 'Empresa', 'COMPANY', 'company', 'ru'),
  businesses: row('GC_0002', 'Razones sociales', 'COMPANY', 'business', 'cru'),
  businessOptions: row('GC_0003', 'Opciones de razón social', 'COMPANY', 'business', 'ru'),
  bankAccounts: row('GC_0004', 'Cuentas bancarias', 'COMPANY', 'business', 'cru'),
  costCenters: row('GC_0005', 'Centros de costo', 'COMPANY', 'company', 'crud'),
  syndicates: row('GC_0006', 'Sindicatos', 'COMPANY', 'company', 'crud'),
  organization: row('GC_0007', 'Unidades organizacionales', 'ORG_CHART', 'company', 'crud'),
  areas: row('GC_0008', 'Áreas y sucursales', 'CORE', 'company', 'r'),
  reports: row('GC_0009', 'Reportes de la empresa', 'REPORTES', 'company', 'rm'),
  suppliers: row('GC_0010', 'Proveedores', 'COMPANY', 'company', 'crud'),
  accountingPlan: row('GC_0011', 'Plan de cuentas', 'CENTRALIZATION', 'company', 'crud'),

  // Payroll
  payrollReports: row('GR_0001', 'Reportes de remuneraciones', 'REPORTES', 'business', 'rm'),
  payslips: row('GR_0002', 'Liquidaciones', 'EMPLOYEES', 'person', 'rm'),
  payrollDashboard: row(
    'GR_0003',
    'Resumen de procesos',
    'DASHBOARD_PAYROLL_SUMMARY',
    'business',
    'r',
  ),
  payslipDisputes: row('GR_0022', 'Reclamos de liquidación', 'EMPLOYEES', 'person', 'cru'),
  certificates: row('GR_0055', 'Certificados', 'EMPLOYEES', 'person', 'cr'),
  payrollMonths: row('GR_0004', 'Meses de remuneraciones', 'PAYROLL_SETTINGS', 'business', 'cru'),
  payrollProcesses: row('GR_0005', 'Procesos de cálculo', 'PAYROLL_SETTINGS', 'business', 'cr'),
  payrollClosing: row(
    'GR_0006',
    'Cierre y reapertura de meses',
    'PAYROLL_SETTINGS',
    'business',
    'cd',
  ),
  userItems: row('GR_0007', 'Haberes y descuentos', 'PAYROLL_SETTINGS', 'person', 'crud'),
  piecework: row('GR_0090', 'Tratos', 'EMPLOYEES', 'person', 'cru'),
  vacationCompensations: row(
    'GR_0097',
    'Feriado progresivo en dinero',
    'VACATIONS',
    'person',
    'cru',
  ),
  healthPlans: row('GR_0092', 'Planes de isapre', 'EMPLOYEES', 'person', 'cru'),
  leaveSubsidies: row('GR_0093', 'Subsidios de licencias', 'EMPLOYEES', 'person', 'cru'),
  pieceworkTasks: row('GR_0091', 'Faenas a trato', 'EMPLOYEES', 'company', 'crud'),
  centralization: row('GR_0008', 'Centralización contable', 'CENTRALIZATION', 'business', 'cr'),
  transfers: row('GR_0009', 'Transferencias de pago', 'PAYROLL_SETTINGS', 'business', 'ru'),
  bankTemplates: row('GR_0024', 'Nóminas de pago', 'PAYROLL_SETTINGS', 'company', 'crud'),
  filings: row('GR_0023', 'Declaraciones', 'PAYROLL_SETTINGS', 'business', 'cr'),
  compliance: row('GR_0056', 'Cumplimiento', 'PAYROLL_SETTINGS', 'business', 'ru'),
  tables: row('GR_0010', 'Tablas', 'MAINTENANCE', 'company', 'crud'),
  settlements: row('GR_0013', 'Finiquitos', 'SETTLEMENT', 'person', 'crud'),
  ownSettlements: row('GR_0094', 'Finiquito propio', 'EMPLOYEES', 'person', 'r'),
  settlementIssues: row('GR_0014', 'Emisión de finiquitos', 'SETTLEMENT', 'person', 'c'),
  settlementPayments: row('GR_0015', 'Pago de finiquitos', 'SETTLEMENT', 'person', 'c'),
  items: row('GR_0016', 'Ítems de remuneraciones', 'MAINTENANCE', 'company', 'crud'),
  formulas: row('GR_0017', 'Fórmulas', 'MAINTENANCE', 'company', 'crud'),
  variables: row('GR_0018', 'Variables', 'MAINTENANCE', 'company', 'crud'),
  indicators: row('GR_0019', 'Indicadores', 'INDICATORS', 'company', 'cru'),
  scenarios: row('GR_0021', 'Escenarios', 'PAYROLL_SETTINGS', 'business', 'crud'),
  peopleReports: row('GR_0020', 'Reportes de personas', 'REPORTES', 'business', 'rm'),

  // Performance and climate
  evaluationProcesses: row(
    'GED_0001',
    'Procesos de evaluación',
    'EVALUATION_PROCESS',
    'company',
    'crud',
  ),
  evaluations: row('GED_0002', 'Evaluaciones', 'EVALUATIONS', 'person', 'crud'),
  surveyAnswers: row('GED_0003', 'Respuestas de encuestas', 'CORE', 'person', 'ru'),
  performanceResults: row('GED_0004', 'Resultados de desempeño', 'EVALUATIONS', 'person', 'rm'),
  feedback: row('GED_0005', 'Retroalimentación', 'EVALUATIONS', 'person', 'crud'),
  peerProposals: row('GED_0006', 'Pares nominados', 'EVALUATIONS', 'person', 'cru'),
  surveys: row('GPS_0001', 'Encuestas de clima', 'SURVEYS', 'company', 'crud'),
  climateResults: row('GPS_0002', 'Resultados de clima', 'SURVEYS', 'company', 'rm'),
  climateFeedback: row('GPS_0003', 'Comentarios de clima', 'SURVEYS', 'company', 'cr'),
  actionPlans: row('GPA_0001', 'Planes de acción', 'ACTION_PLANS', 'person', 'crudm'),
  milestones: row('GPA_0002', 'Hitos', 'ACTION_PLANS', 'person', 'crud'),
  actionPlanApprovals: row('GPA_0003', 'Aprobación de planes', 'ACTION_PLANS', 'person', 'u'),
  actionPlanProgress: row('GPA_0004', 'Avance de planes', 'ACTION_PLANS', 'person', 'u'),

  // System
  profiles: row('GS_0001', 'Perfiles', 'CORE', 'company', 'crud'),
  profileAssignments: row('GS_0002', 'Asignación de perfiles', 'CORE', 'company', 'u'),
  restrictions: row('GS_0003', 'Restricciones', 'CORE', 'company', 'crud'),
  integrationTokens: row('GS_0004', 'Claves de integración', 'CORE', 'company', 'crd'),
  companyServices: row('GS_0005', 'Servicios contratados', 'CORE', 'company', 'r'),
  audit: row('GS_0006', 'Auditoría', 'CORE', 'company', 'r'),
  uploads: row('GS_0008', 'Carga de archivos', 'CORE', 'company', 'c'),
  dashboard: row('GS_0009', 'Inicio', 'DASHBOARD', 'company', 'r'),
  companyFeed: row('GS_0010', 'Muro de la empresa', 'ANNOUNCEMENTS', 'company', 'crud'),
  documents: row('GS_0011', 'Documentos', 'DOCUMENTS', 'company', 'crud'),
  documentTemplates: row('GS_0012', 'Plantillas', 'DOCUMENTS', 'company', 'crud'),
  announcements: row('GS_0013', 'Anuncios', 'ANNOUNCEMENTS', 'company', 'crud'),
  subAnnouncements: row('GS_0014', 'Anuncios del equipo', 'ANNOUNCEMENTS', 'company', 'r'),
  digitalSignature: row('GS_0015', 'Firma digital', 'DIGITAL_SIGNATURE', 'person', 'cru'),
  courses: row('GS_0016', 'Cursos', 'COURSES', 'company', 'crud'),
  courseProgress: row('GS_0028', 'Avance de cursos', 'CORE', 'person', 'crum'),
  documentFolders: row('GS_0017', 'Carpetas de documentos', 'DOCUMENTS', 'company', 'crud'),
  earlyAccess: row('GS_0018', 'Acceso anticipado', 'CORE', 'company', 'r'),
  clientModule: row('GS_0019', 'Módulo a medida', 'CLIENT_SPECIFIC', 'company', 'r'),
  inspections: row('GS_0027', 'Fiscalizaciones', 'DIGITAL_SIGNATURE', 'business', 'crd'),
  firstSteps: row('GS_0024', 'Primeros pasos', 'CORE', 'company', 'ru'),
  retention: row('GS_0029', 'Conservación de datos', 'CORE', 'company', 'r'),
  arrivals: row('GS_0030', 'Ingresos y salidas', 'CORE', 'person', 'crum'),
  arrivalTemplates: row('GS_0031', 'Plantillas de ingreso y salida', 'CORE', 'company', 'crud'),
  privacyRequests: row('GS_0032', 'Solicitudes de datos personales', 'CORE', 'person', 'cru'),
  singleSignOn: row('GS_0036', 'Ingreso con proveedor de identidad', 'CORE', 'company', 'ru'),
  processingActivities: row('GS_0040', 'Registro de tratamiento', 'CORE', 'company', 'crud'),
  dataBreaches: row('GS_0041', 'Incidentes de seguridad', 'CORE', 'company', 'cru'),

  // Imports
  importPayroll: row('GIMPR_0014', 'Importador de remuneraciones', 'IMPORTATION', 'company', 'cr'),
  importPeople: row('GIMPP_0004', 'Importador de personas', 'IMPORTATION', 'company', 'cr'),
  importSystem: row('GIMPS_0002', 'Importador de sistema', 'IMPORTATION', 'company', 'cr'),
  importFirefighter: row('GIMPS_0003', 'Importador bombero', 'IMPORTATION', 'company', 'c'),

  // Expenses
  expenses: row('GEX_0001', 'Gastos', 'CORE', 'person', 'crud'),
  expenseReports: row('GEX_0002', 'Rendiciones', 'CORE', 'person', 'crud'),
  expenseApprovals: row('GEX_0003', 'Aprobación de rendiciones', 'CORE', 'person', 'u'),
  expensePolicies: row('GEX_0004', 'Políticas de gastos', 'CORE', 'company', 'cru'),
  expenseCategories: row('GEX_0005', 'Categorías de gastos', 'CORE', 'company', 'crud'),
  expensePermissions: row('GEX_0006', 'Permisos de gastos', 'CORE', 'company', 'ru'),
  expensePayments: row('GEX_0007', 'Pago de rendiciones', 'CORE', 'person', 'u'),

  // Platform: of no company, for the superadmin alone
  companies: row('GS_0020', 'Empresas', 'COMPANIES', 'platform', 'cru'),
  superadmin: row('GS_0021', 'Administración global', 'SUPERADMIN', 'platform', 'r'),
  simulation: row('GS_0022', 'Simular empresa', 'SUPERADMIN', 'platform', 'c'),
  mailOutbox: row('GS_0023', 'Correos enviados', 'SUPERADMIN', 'platform', 'r'),
  legalCalendar: row('GS_0025', 'Calendario legal', 'SUPERADMIN', 'platform', 'cru'),
  publicFigures: row('GS_0033', 'Indicadores publicados', 'SUPERADMIN', 'platform', 'ru'),
} as const
