/**
 * Every entity of the product's specification with its fields, and what answers them. A type of
 * the API has each field under its very name, calculated where it follows from others, null where
 * a company has no such thing; a test walks this table. What belongs to a module that is not built
 * yet is named with it: once that module exists, its entities need a type here.
 */
export type Answered = {
  /** The type of the API, or the request that answers it. */
  readonly type: string
  readonly fields: string
  /** Fields of modules that are not built yet. */
  readonly later?: Readonly<Record<string, string>>
  /** Another name, where the very name is impossible, and why. */
  readonly as?: Readonly<Record<string, readonly [name: string, why: string]>>
  /** What is not answered at all, and why. */
  readonly never?: Readonly<Record<string, string>>
}
export type Entity = Answered | { readonly later: string; readonly fields: string }

/** The answer of an upload, which is no document of GraphQL. */
export const UPLOAD = 'POST /uploadFile/create'

export const entities: Readonly<Record<string, Entity>> = {
  User: {
    type: 'User',
    fields: `
      id external role status email businessEmail address jobTitle jobTitleFamily area
      branchOffice fullname firstname lastname paternalLastname maternalLastname
      initials gentilitie identificationType rut comment personalPhone birthday
      supervisor gender countryOfOrigin civilStatus genderPrevired nationalityPrevired
      isPrivateRole isDisabled companyId retired forcePasswordChange username createdAt
      uiConfig afcConfig afcDate unemploymentInsuranceDate subjectToFamilyAllowance
      familyAllowanceSegment pensionStatus youngSubsidy simpleBurdens maternalBurdens
      disabledBurdens subjectToJudicialRetention previsionType retirementScheme
      ipsReducedRate apvi apvc cuenta2 afpCollect healthPercentage pensionPercentage
      healthAmountUF healthAmount apviAmount judicialAmount judicialRetentionPercentage
      userVersionId current version versionStatus validFrom validTo isAdmin isManager
      isSuperManager isBusinessManager isEmployee avatar userBusinesses userFieldData`,
  },
  Address: {
    type: 'User',
    fields: 'address postalCode commune city province region country',
  },
  CurrentUser: {
    type: 'Me',
    fields: 'supervisedIds loginAsCompany permissions userContracts company',
  },
  Permission: {
    type: 'Grant',
    fields: 'code create read update delete',
  },
  UserBusiness: {
    type: 'UserBusiness',
    fields: `
      business businessId inPayroll privateRole version workPhone businessEmail
      firstAdmissionDate admissionDate validFrom validTo userContracts`,
  },
  UserContract: {
    type: 'UserContract',
    fields: `
      isCorporateSalary status secondaryStatus versionStatus contractType userCode code
      initialDate finalDate version signatureIntegrationCode signatureDate signed area
      branchOffice jobTitle jobTitleFamily syndicate isSupervisor unionFee heavyWork
      overdraft paymentPeriod monthlySalary saturdayRate sundayRate holidayRate
      weekdayRate hoursPerWeek daysPerWeek art22 supervisorId syncAttendance
      syncDigitalSign healthAmountUF healthAmount healthInstitutionId healthPercentage
      costCenters contractSettlement contractAnnexes contractFile`,
  },
  ContractCostCenter: {
    type: 'CostCenterContract',
    fields: 'percentage startDate endDate status',
  },
  ContractSettlement: {
    type: 'ContractSettlement',
    fields: `
      status isPayed issueDate displayToEmployee contractFinalDate publicComment comment
      dismissalCause`,
  },
  DismissalCause: {
    type: 'DismissalCauseDetail',
    fields: 'id code art section subsection description',
  },
  Settlement: {
    type: 'Settlement',
    fields: 'initialDate disengagementDate status toPay userContract payrollDashboard',
  },
  Absence: {
    type: 'Absence',
    fields: `
      id comment startDate endDate realDays workDays status description responseStatus
      response type subtype contributionDays format ignoreHolidays halfDay pay
      licenseNumber sendEmailtoSupervisor continuousLicense applicationStartDate
      applicationEndDate firstLicence userId userContractId file creator lastUpdateUser
      user business`,
  },
  Vacation: {
    type: 'Vacation',
    fields: `
      startDate endDate applicationStartDate applicationEndDate responseStatus response
      requestDate responseDate isHistoric halfDay progressiveDays legalDays
      additionalDays voucherFile authorizedBy`,
  },
  VacationConfig: {
    type: 'VacationConfig',
    fields: 'periods art67 progressiveMonths balances balanceAdjustmentDate',
  },
  Holiday: {
    type: 'Holiday',
    fields: 'id date title type status irrevocable comment companyId',
  },
  Item: {
    type: 'Item',
    fields: `
      code title activity type startDate endDate informative editable taxable tributable
      extraHours gratification compensation holidays medicalLicenses isRetained seizable
      proportional isFixed capped cappedType cappedValue universal print
      printOnSalarySettlement subjectToCompensation distributableInCC ineCode lreCode
      calculationOrder printOrder accountingInformative analyticAccounting
      accountingCode ledgerAccount defaultFormulaId defaultFormula versions`,
  },
  Formula: {
    type: 'Formula',
    fields: 'title code sourceCode inputName editable universal itemType',
  },
  UserItem: {
    type: 'UserItem',
    fields: `
      startDate endDate itemId formulaId editable totalQuotas currentQuota isPermanent
      value originalValue payrollPaymentStatus settlementId`,
  },
  Variable: {
    type: 'Variable',
    fields: 'code title type subType value valueType startDate endDate editable versions',
  },
  Table: {
    type: 'PayrollTable',
    fields: 'code title type metadata fixedRows',
  },
  PayrollProcessMonth: {
    type: 'PayrollMonth',
    fields: 'id year month isOpen businessId type hasPayrollIndicators',
  },
  PayrollSummary: {
    type: 'PayslipSummary',
    fields: `
      baseSalary bonusLegal pension pensionPercentage unemploymentCompensation singleTax
      legalDeductionsTotal otherDeductionsTotal totalEarnings totalDeductions toPay
      toPayReal netWorthToPay workedDays notWorkingDays licenseDays absentDays uf sis
      mutual sannaLaw paymentStatus type`,
  },
  PayrollDashboard: {
    type: 'PayrollDashboardEntry',
    fields: 'activity workers realWorkers responsible state description bank file',
  },
  ReportProcess: {
    type: 'ReportProcess',
    fields: 'type state fileUrl month year',
  },
  Report: {
    type: 'Report',
    fields: 'name label description filters',
  },
  Business: {
    type: 'Business',
    fields: `
      name businessName rut usePayroll activityCode businessField slug phone email
      mutualId baseAccidentabilityRate sanna accidentabilityRate ccafId draft principal
      status representatives logo`,
  },
  BusinessOptions: {
    type: 'BusinessOption',
    fields: `
      payrollUseThirtyDays payrollUseThirtyDaysOnLicense payrollPayGratificationLicense
      vacationPublic vacationPublicSupervisor payrollPublicSupervisor
      vacationEmailSupervisor vacationEmailManager vacationEmailResponse logoId`,
  },
  BankAccount: {
    type: 'BankAccount',
    fields: 'accountIdentifier accountType bank currency',
  },
  Company: {
    type: 'CompanyDetail',
    fields: `
      id name description slug phone url email status logo loginBackground countryId
      usersCount businesses userFields config`,
  },
  Restriction: {
    type: 'Restriction',
    fields: 'name businesses units',
  },
  IntegrationToken: {
    type: 'IntegrationToken',
    fields: 'description createdAt',
  },
  ServiceCompany: {
    type: 'CompanyService',
    fields: 'state',
  },
  Expense: {
    type: 'Expense',
    fields: `
      name status comment date documentIdentifier providerIdentifier files money
      expensePolicy expenseCategory accountingDocumentType`,
  },
  ExpenseReport: {
    type: 'ExpenseReport',
    fields: 'status title description comment total expenseCount expenses',
  },
  ExpensePolicy: {
    type: 'ExpensePolicy',
    fields: `
      code status name description currencyId issuerCount categories issuers
      accountingDocumentTypes`,
  },
  ExpensePermission: {
    type: 'ExpensePermission',
    fields: 'userId issuer admin approver',
  },
  ExpenseCategory: {
    type: 'ExpenseCategory',
    fields: 'name code',
  },
  Supplier: {
    type: 'Supplier',
    fields: 'name businessName identifier bankId paymentAccountType accountNumber',
  },
  Survey: {
    type: 'Survey',
    fields: `
      title instructions type status startAt endAt closed canSkip disallowNeutral
      hasComments forceComments companyId competences userSurveys`,
  },
  Competence: {
    type: 'Competence',
    fields: 'title description questions',
  },
  Question: {
    type: 'Question',
    fields: `
      id title subtitle type metadata alternatives required demographic multiple order`,
  },
  UserSurvey: {
    type: 'UserSurvey',
    fields: 'respondent evaluatee progress status alternative answers',
  },
  Answer: {
    type: 'Answer',
    fields: 'questionId competenceId type choice omit',
  },
  ClimateFeedback: {
    type: 'ClimateFeedback',
    fields: 'surveyId area comment',
  },
  ActionPlan: {
    type: 'ActionPlan',
    fields: `
      id objective completenessStatus completenessPercentage startDate endDate
      impactArea evaluationProcessId approvalStatus evaluationWeight
      simpleAndSpecificPlan measurablePlan achievablePlan realisticPlan
      traceableInTimePlan surveyId workerId creatorId supervisorId`,
  },
  Milestone: {
    type: 'Milestone',
    fields: 'id date description name type evidenceFile creator company',
    as: { company: ['companyId', 'the company is that of the reader, and named by its id'] },
  },
  EvaluationProcess: {
    type: 'EvaluationProcess',
    fields: 'title status',
  },
  FamilyMember: {
    type: 'FamilyMember',
    fields: `
      firstname paternalLastname maternalLastname birthday phone email relation
      emergencyContact`,
  },
  UserField: {
    type: 'UserField',
    fields: 'title type code tableId sorting',
  },
  UserFieldData: {
    type: 'UserFieldData',
    fields: 'value date reference',
  },
  Syndicate: {
    type: 'Syndicate',
    fields: 'id name',
  },
  Announcement: {
    type: 'Announcement',
    fields: 'title content visibility businessIds files',
  },
  BirthdayUser: {
    type: 'BirthdayUser',
    fields: 'fullname birthday avatar',
  },
  OrgChartNode: {
    type: 'OrgChartNode',
    fields: 'hasChild hasParent isHighlight person',
  },
  OrgChartPerson: {
    type: 'OrgChartPerson',
    fields: 'name title department avatar totalReports orgUnit',
  },
  Upload: {
    type: UPLOAD,
    fields: 'companyId data uid name size type filesTypes fileType relatedId',
    never: {
      data: 'where the storage keeps a file, which is nobody’s business outside: a link opens it',
    },
  },
  UploadedFile: {
    type: 'UploadedFile',
    fields: 'id url hashName name mime ext createdAt updatedAt',
  },
}
