/** A form of the product, and how one comes to it in the demo world. */
export type KnownForm = {
  /** The screen, and its tab, as apps/web/screens.ts names them. */
  readonly at: string
  /** Where it is written: a file of modules/<module>/web. */
  readonly in: string
  /** The name of what it sends. */
  readonly form: string
  /** The button that opens it, and the entry of its menu; none when the screen is the form. */
  readonly opener?: string
  /** What the screen shows of several things. */
  readonly query?: string
}

/** Every form of the product that one button of a screen opens. */
export const FORMS: readonly KnownForm[] = [
  { at: 'empresas/nueva', in: 'companies/NewCompanyPage', form: 'CreateCompany' },
  {
    at: 'empresas/:id excepciones',
    in: 'company-services/ExceptionDialogs',
    form: 'GiveException',
    opener: 'Acordar una excepción',
  },
  { at: 'empresa datos', in: 'companies/CompanyDataTab', form: 'UpdateCompany', opener: 'Editar' },
  { at: 'razon-social/nueva', in: 'businesses/NewBusinessPage', form: 'CreateBusiness' },
  {
    at: 'razon-social/:id',
    in: 'businesses/BusinessDataTab',
    form: 'UpdateBusiness',
    opener: 'Editar',
  },
  { at: 'razon-social/:id opciones', in: 'businesses/OptionsTab', form: 'UpdateBusinessOption' },
  {
    at: 'razon-social/:id opciones',
    in: 'businesses/ProcessRuleDialog',
    form: 'SaveProcessRule',
    opener: 'Cambiar cierre y pago',
  },
  {
    at: 'razon-social/:id cuentas-bancarias',
    in: 'businesses/AccountForm',
    form: 'CreateBankAccount',
    opener: 'Agregar cuenta',
  },
  {
    at: 'razon-social/:id cuentas-bancarias',
    in: 'businesses/AccountForm',
    form: 'UpdateBankAccount',
    opener: 'Acciones de › Editar',
  },
  { at: 'sindicato/nuevo', in: 'businesses/NewSyndicatePage', form: 'CreateSyndicate' },
  {
    at: 'sindicato/:id',
    in: 'businesses/SyndicatePage',
    form: 'UpdateSyndicate',
    opener: 'Editar',
  },
  {
    at: 'feriados',
    in: 'holidays/HolidaysPage',
    form: 'CreateHoliday',
    opener: 'Nuevo feriado',
  },
  {
    at: 'feriados',
    in: 'holidays/HolidaysPage',
    form: 'UpdateHoliday',
    opener: 'Acciones de Día de Los Coihues › Editar',
  },
  {
    at: 'empresa centros-de-costo',
    in: 'cost-centers/GroupsTab',
    form: 'CreateCostCenterGroup',
    opener: 'Nuevo grupo',
  },
  {
    at: 'empresa centros-de-costo',
    in: 'cost-centers/GroupsTab',
    form: 'UpdateCostCenterGroup',
    opener: 'Acciones de › Editar',
  },
  {
    at: 'centros-de-costo/:id',
    in: 'cost-centers/CentersTab',
    form: 'CreateCostCenterNode',
    opener: 'Nuevo centro',
  },
  {
    at: 'centros-de-costo/:id',
    in: 'cost-centers/CentersTab',
    form: 'UpdateCostCenterNode',
    opener: 'Acciones de › Editar',
  },
  {
    at: 'ficha/:id centros-de-costo',
    in: 'cost-centers/SplitDialog',
    form: 'SaveCostCenterSplit',
    opener: 'Cambiar reparto',
  },
  { at: 'empresa/perfiles', in: 'grants/NameForm', form: 'CreateProfile', opener: 'Nuevo perfil' },
  {
    at: 'empresa/perfiles personas',
    in: 'grants/AccessDialog',
    form: 'access',
    opener: 'Acciones de › Cambiar acceso',
  },
  {
    at: 'empresa/perfiles restricciones',
    in: 'grants/RestrictionDialog',
    form: 'CreateRestriction',
    opener: 'Nueva restricción',
  },
  {
    at: 'empresa/perfiles restricciones',
    in: 'grants/RestrictionDialog',
    form: 'UpdateRestrictionFilter',
    opener: 'Acciones de › Editar',
  },
  { at: 'perfil/:id', in: 'grants/NameForm', form: 'UpdateProfile', opener: 'Cambiar nombre' },
  {
    at: 'perfil/:id personas',
    in: 'grants/NameForm',
    form: 'UpdateProfile',
    opener: 'Cambiar nombre',
  },
  {
    at: 'perfil/:id personas',
    in: 'grants/GiveDialog',
    form: 'UpdateProfileUser',
    opener: 'Asignar a una persona',
  },
  {
    at: 'maintenance-payroll',
    in: 'concepts/parts',
    form: 'ChangeStateItem',
    opener: 'Acciones de › Desactivar',
  },
  { at: 'maintenance-payroll/item/nuevo', in: 'concepts/ItemPage', form: 'CreateItem' },
  {
    at: 'maintenance-payroll/item/:code',
    in: 'concepts/parts',
    form: 'ChangeStateItem',
    opener: 'Desactivar',
  },
  {
    at: 'maintenance-payroll/item/:code',
    in: 'concepts/ConceptPage',
    form: 'UpdateItem',
    opener: 'Editar',
  },
  {
    at: 'maintenance-payroll/formula/nueva',
    in: 'concepts/FormulaPage',
    form: 'CreateFormula',
  },
  {
    at: 'maintenance-payroll/formula/:code',
    in: 'concepts/ConceptPage',
    form: 'UpdateFormula',
    opener: 'Editar',
  },
  {
    at: 'maintenance-payroll/variable/nueva',
    in: 'concepts/VariablePage',
    form: 'CreateVariable',
  },
  {
    at: 'maintenance-payroll/variable/:code',
    in: 'concepts/ConceptPage',
    form: 'UpdateVariable',
    opener: 'Editar',
  },
  {
    at: 'maintenance-payroll/tabla/nueva',
    in: 'concepts/TablePage',
    form: 'CreateTable',
  },
  {
    at: 'maintenance-payroll/tabla/:code',
    in: 'concepts/ConceptPage',
    form: 'UpdateTable',
    opener: 'Editar',
  },
  {
    at: 'ausencias',
    in: 'absences/AbsenceDialog',
    form: 'CreateAbsence',
    opener: 'Nueva ausencia',
  },
  {
    at: 'ausencias',
    in: 'absences/AbsenceDialog',
    form: 'UpdateAbsence',
    opener: 'Acciones de › Modificar',
  },
  { at: 'trabajadores/nuevo', in: 'people/NewPersonPage', form: 'CreateUser' },
  {
    at: 'ficha/:id',
    in: 'people/BusinessLinks',
    form: 'AddToBusiness',
    opener: 'Agregar razón social',
  },
  {
    at: 'ficha/:id datos-personales',
    in: 'people/PersonalTab',
    form: 'UpdateUser',
    opener: 'Editar identificación',
  },
  {
    at: 'ficha/:id datos-personales',
    in: 'people/PersonalTab',
    form: 'UpdateUser',
    opener: 'Editar datos personales',
  },
  {
    at: 'ficha/:id datos-personales',
    in: 'people/PersonalTab',
    form: 'UpdateUser',
    opener: 'Editar contacto y domicilio',
  },
  {
    at: 'ficha/:id datos-personales',
    in: 'people/PaymentMethods',
    form: 'CreatePaymentMethod',
    opener: 'Agregar forma de pago',
  },
  {
    at: 'ficha/:id datos-personales',
    in: 'people/PersonalTab',
    form: 'UpdateUser',
    opener: 'Editar rol y notas',
  },
  {
    at: 'ficha/:id datos-contrato',
    in: 'contracts/ContractView',
    form: 'UpdateUserContract',
    opener: 'Editar plazo',
  },
  {
    at: 'ficha/:id datos-contrato',
    in: 'contracts/ContractView',
    form: 'UpdateUserContract',
    opener: 'Editar tipo de contrato y cargo',
  },
  {
    at: 'ficha/:id datos-contrato',
    in: 'contracts/ContractView',
    form: 'UpdateUserContract',
    opener: 'Editar jornada',
  },
  {
    at: 'ficha/:id ausencias',
    in: 'absences/AbsenceDialog',
    form: 'CreateAbsence',
    opener: 'Nueva ausencia',
  },
  { at: 'ficha/:id/contrato-nuevo', in: 'contracts/NewContractForm', form: 'CreateUserContract' },
  {
    at: 'procesos',
    in: 'payroll-months/OpenMonthDialog',
    form: 'InitPayrollMonth',
    opener: 'Abrir mes',
  },
  {
    at: 'procesos/:id permanentes',
    in: 'user-items/ItemDialog',
    form: 'CreateUserItem',
    opener: 'Agregar',
  },
  {
    at: 'procesos/:id retroactivos',
    in: 'retroactivity/LateItemDialog',
    form: 'CreateLateItem',
    opener: 'Registrar un haber o descuento atrasado',
  },
  {
    at: 'retroactivos',
    in: 'retroactivity/LateItemDialog',
    form: 'CreateLateItem',
    opener: 'Registrar un haber o descuento atrasado',
  },
  {
    at: 'processSummary',
    in: 'payroll-processes/ProcessDialog',
    form: 'UpdatePayrollProcess',
    opener: 'Acciones de › Responsable y pago',
  },
  {
    at: 'procesos/anticipo/:id',
    in: 'advances/AdvancePage',
    form: 'ProposeAdvances',
    opener: 'Proponer a todos',
  },
  {
    at: 'procesos/adicional/:id',
    in: 'additional-payments/OpenActions',
    form: 'ask',
    opener: 'Cambiar nombre',
  },
  { at: 'prestamos/nuevo', in: 'employer-loans/NewLoanPage', form: 'CreateEmployerLoan' },
  {
    at: 'prestamos/:id',
    in: 'employer-loans/LoanDialogs',
    form: 'SuspendEmployerLoan',
    opener: 'Suspender cuotas',
  },
  {
    at: 'prestamos/:id',
    in: 'employer-loans/LoanDialogs',
    form: 'PayEmployerLoan',
    opener: 'Registrar pago anticipado',
  },
  { at: 'escenarios/nuevo', in: 'scenarios/ScenarioForm', form: 'CreateScenario' },
  { at: 'escenarios/liquido', in: 'scenarios/NetForm', form: 'net' },
  { at: 'escenarios/:id/editar', in: 'scenarios/ScenarioForm', form: 'UpdateScenario' },
  {
    at: 'ficha/:id datos-personales',
    in: 'people/AccountPanel',
    form: 'UpdateLogin',
    opener: 'Cambiar cuenta',
  },
  {
    at: 'ausencias',
    in: 'absences/AnswerSeveral',
    form: 'AnswerAbsences',
    opener: 'Responder pendientes',
  },
  {
    at: 'ausencias',
    in: 'absences/AnswerDialog',
    form: 'UpdateAbsenceResponse',
    opener: 'Acciones de › Aprobar',
  },
  {
    at: 'vacaciones solicitudes',
    in: 'vacations/AnswerDialog',
    form: 'UpdateVacation',
    opener: 'Acciones de › Rechazar',
  },
  {
    at: 'ficha/:id vacaciones',
    in: 'vacations/RequestDialog',
    form: 'CreateVacation',
    opener: 'Nuevas vacaciones',
  },
  {
    at: 'ficha/:id vacaciones',
    in: 'vacations/ConfigDialogs',
    form: 'UpdateVacationConfig',
    opener: 'Configurar › Fijar saldo',
  },
  {
    at: 'indicadores',
    in: 'indicators/EntryDialog',
    form: 'EnterIndicator',
    opener: 'Acciones de › Ingresar valor',
  },
]
