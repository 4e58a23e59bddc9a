import type { ApiReference } from '#modules/company/tokens/model/reference.ts'

/** What programs may call. Written by `npm run generate` from the schema. */
export const apiReference: ApiReference = {
  "operations": [
    {
      "name": "businessNames",
      "kind": "query",
      "label": "Razones sociales",
      "scope": null,
      "arguments": [],
      "answer": "[BusinessName!]!",
      "document": "query BusinessNames {\n  businessNames {\n    id\n    name\n    rut\n  }\n}",
      "variables": "{}"
    },
    {
      "name": "users",
      "kind": "query",
      "label": "Personas",
      "scope": "PEOPLE_READ",
      "arguments": [
        {
          "name": "filter",
          "type": "UsersFilter"
        },
        {
          "name": "page",
          "type": "Page"
        },
        {
          "name": "sort",
          "type": "UsersSort"
        }
      ],
      "answer": "UsersList!",
      "document": "query Users($filter: UsersFilter, $page: Page, $sort: UsersSort) {\n  users(filter: $filter, page: $page, sort: $sort) {\n    rows {\n      admissionDate\n      area\n      birthday\n      branchOffice\n      businessId\n      businessName\n      contractId\n      contractType\n      email\n      finalDate\n      firstname\n      fullname\n      id\n      initialDate\n      jobTitle\n      maternalLastname\n      paternalLastname\n      personalPhone\n      rut\n      secondName\n      state\n      status\n      supervisorId\n      supervisorName\n    }\n    total\n  }\n}",
      "variables": "{\n  \"page\": {\n    \"number\": 1,\n    \"size\": 30\n  }\n}"
    },
    {
      "name": "user",
      "kind": "query",
      "label": "Ficha de una persona",
      "scope": "PEOPLE_READ",
      "arguments": [
        {
          "name": "input",
          "type": "UserInput!"
        }
      ],
      "answer": "User!",
      "document": "query User($input: UserInput!) {\n  user(input: $input) {\n    address\n    admissionDate\n    area\n    birthday\n    branchOffice\n    businessEmail\n    businessId\n    businessName\n    commune\n    contractId\n    contractType\n    email\n    finalDate\n    firstname\n    fullname\n    gender\n    id\n    initialDate\n    jobTitle\n    maternalLastname\n    paternalLastname\n    personalPhone\n    recordFrom\n    region\n    rut\n    secondName\n    state\n    status\n    supervisorId\n    supervisorName\n    version\n  }\n}",
      "variables": "{\n  \"input\": {\n    \"id\": \"id:user\"\n  }\n}"
    },
    {
      "name": "userContracts",
      "kind": "query",
      "label": "Contratos de una persona",
      "scope": "CONTRACTS_READ",
      "arguments": [
        {
          "name": "input",
          "type": "UserContractsInput!"
        }
      ],
      "answer": "[UserContract!]!",
      "document": "query UserContracts($input: UserContractsInput!) {\n  userContracts(input: $input) {\n    area\n    branchOffice\n    businessId\n    businessName\n    code\n    contractType\n    daysPerWeek\n    finalDate\n    fullname\n    hierarchyNodeId\n    hierarchyNodeName\n    hoursPerWeek\n    id\n    initialDate\n    isSupervisor\n    jobTitle\n    partTime\n    remoteWork\n    signatureDate\n    signed\n    state\n    status\n    supervisorId\n    supervisorName\n    userId\n    validFrom\n    validTo\n    version\n  }\n}",
      "variables": "{\n  \"input\": {\n    \"userId\": \"id:user\"\n  }\n}"
    },
    {
      "name": "absences",
      "kind": "query",
      "label": "Ausencias",
      "scope": "ABSENCES_READ",
      "arguments": [
        {
          "name": "filter",
          "type": "AbsenceFilter"
        },
        {
          "name": "page",
          "type": "Page"
        },
        {
          "name": "sort",
          "type": "AbsencesSort"
        }
      ],
      "answer": "AbsencesList!",
      "document": "query Absences($filter: AbsenceFilter, $page: Page, $sort: AbsencesSort) {\n  absences(filter: $filter, page: $page, sort: $sort) {\n    rows {\n      businessId\n      businessName\n      endDate\n      fullname\n      half\n      halfDay\n      id\n      pay\n      realDays\n      respondedAt\n      responseStatus\n      rut\n      startDate\n      type\n      userContractId\n      userId\n      version\n      workDays\n    }\n    total\n  }\n}",
      "variables": "{\n  \"filter\": {\n    \"month\": 202609\n  },\n  \"page\": {\n    \"number\": 1,\n    \"size\": 30\n  }\n}"
    },
    {
      "name": "createAbsence",
      "kind": "mutation",
      "label": "Registrar una ausencia",
      "scope": "ABSENCES_WRITE",
      "arguments": [
        {
          "name": "input",
          "type": "CreateAbsenceInput!"
        }
      ],
      "answer": "CreateAbsencePayload",
      "document": "mutation CreateAbsence($input: CreateAbsenceInput!) {\n  createAbsence(input: $input) {\n    data {\n      businessId\n      businessName\n      endDate\n      fullname\n      half\n      halfDay\n      id\n      pay\n      realDays\n      respondedAt\n      responseStatus\n      rut\n      startDate\n      type\n      userContractId\n      userId\n      version\n      workDays\n    }\n    error {\n      field\n      kind\n      message\n    }\n    message\n    status\n  }\n}",
      "variables": "{\n  \"input\": {\n    \"userContractId\": \"id:contract\",\n    \"type\": \"LEAVE\",\n    \"pay\": \"WITHPAY\",\n    \"startDate\": \"2026-10-19\",\n    \"endDate\": \"2026-10-19\"\n  }\n}"
    },
    {
      "name": "vacations",
      "kind": "query",
      "label": "Vacaciones",
      "scope": "VACATIONS_READ",
      "arguments": [
        {
          "name": "filter",
          "type": "VacationFilter"
        },
        {
          "name": "page",
          "type": "Page"
        },
        {
          "name": "sort",
          "type": "VacationsSort"
        }
      ],
      "answer": "VacationsList!",
      "document": "query Vacations($filter: VacationFilter, $page: Page, $sort: VacationsSort) {\n  vacations(filter: $filter, page: $page, sort: $sort) {\n    rows {\n      additionalDays\n      businessDays\n      businessName\n      endDate\n      fullname\n      half\n      halfDay\n      id\n      legalDays\n      progressiveDays\n      requestDate\n      responseDate\n      responseStatus\n      rut\n      startDate\n      userContractId\n      userId\n      version\n    }\n    total\n  }\n}",
      "variables": "{\n  \"page\": {\n    \"number\": 1,\n    \"size\": 30\n  }\n}"
    },
    {
      "name": "userItems",
      "kind": "query",
      "label": "Haberes y descuentos de un contrato en un mes",
      "scope": "ITEMS_READ",
      "arguments": [
        {
          "name": "input",
          "type": "UserItemsInput"
        }
      ],
      "answer": "[UserItem!]!",
      "document": "query UserItems($input: UserItemsInput) {\n  userItems(input: $input) {\n    comment\n    contractCode\n    contractId\n    currentQuota\n    endMonth\n    id\n    itemCode\n    itemLabel\n    origin\n    person\n    startMonth\n    status\n    totalAmount\n    totalQuotas\n    unit\n    userId\n    value\n    version\n  }\n}",
      "variables": "{\n  \"input\": {\n    \"contractId\": \"id:contract\",\n    \"yearMonth\": 202609\n  }\n}"
    },
    {
      "name": "createUserItem",
      "kind": "mutation",
      "label": "Ingresar un haber o descuento",
      "scope": "ITEMS_WRITE",
      "arguments": [
        {
          "name": "input",
          "type": "CreateUserItemInput!"
        }
      ],
      "answer": "CreateUserItemPayload",
      "document": "mutation CreateUserItem($input: CreateUserItemInput!) {\n  createUserItem(input: $input) {\n    data {\n      comment\n      contractCode\n      contractId\n      currentQuota\n      endMonth\n      id\n      itemCode\n      itemLabel\n      origin\n      person\n      startMonth\n      status\n      totalAmount\n      totalQuotas\n      unit\n      userId\n      value\n      version\n    }\n    error {\n      field\n      kind\n      message\n    }\n    message\n    status\n  }\n}",
      "variables": "{\n  \"input\": {\n    \"contractId\": \"id:contract\",\n    \"itemCode\": \"BONO_VENDIMIA\",\n    \"startMonth\": 202609,\n    \"endMonth\": 202609,\n    \"value\": \"45000\"\n  }\n}"
    },
    {
      "name": "updateUserItem",
      "kind": "mutation",
      "label": "Corregir un haber o descuento",
      "scope": "ITEMS_WRITE",
      "arguments": [
        {
          "name": "input",
          "type": "UpdateUserItemInput!"
        }
      ],
      "answer": "UpdateUserItemPayload",
      "document": "mutation UpdateUserItem($input: UpdateUserItemInput!) {\n  updateUserItem(input: $input) {\n    data {\n      comment\n      contractCode\n      contractId\n      currentQuota\n      endMonth\n      id\n      itemCode\n      itemLabel\n      origin\n      person\n      startMonth\n      status\n      totalAmount\n      totalQuotas\n      unit\n      userId\n      value\n      version\n    }\n    error {\n      field\n      kind\n      message\n    }\n    message\n    status\n  }\n}",
      "variables": "{\n  \"input\": {\n    \"id\": \"id:userItem\",\n    \"version\": 1,\n    \"value\": \"50000\"\n  }\n}"
    },
    {
      "name": "payrollProcessMonths",
      "kind": "query",
      "label": "Procesos de remuneraciones",
      "scope": "PAYSLIPS_READ",
      "arguments": [
        {
          "name": "input",
          "type": "PayrollProcessMonthsInput"
        }
      ],
      "answer": "[PayrollMonth!]!",
      "document": "query PayrollProcessMonths($input: PayrollProcessMonthsInput) {\n  payrollProcessMonths(input: $input) {\n    businessId\n    businessName\n    calculatedAt\n    closedAt\n    contracts\n    id\n    isOpen\n    month\n    name\n    stateLabel\n    totalCost\n    totalDeductions\n    totalEarnings\n    totalNet\n    totalPeople\n    type\n    year\n    yearMonth\n  }\n}",
      "variables": "{\n  \"input\": {\n    \"businessId\": \"id:business\"\n  }\n}"
    },
    {
      "name": "payrollHistory",
      "kind": "query",
      "label": "Liquidaciones de un contrato",
      "scope": "PAYSLIPS_READ",
      "arguments": [
        {
          "name": "input",
          "type": "PayrollHistoryInput!"
        }
      ],
      "answer": "[PayslipSummary!]!",
      "document": "query PayrollHistory($input: PayrollHistoryInput!) {\n  payrollHistory(input: $input) {\n    absentDays\n    area\n    businessName\n    contractCode\n    deductions\n    earnings\n    employerCost\n    isOpen\n    jobTitle\n    licenseDays\n    name\n    net\n    paymentStatus\n    payrollMonthId\n    releasedAt\n    rut\n    type\n    userContractId\n    userId\n    workedDays\n    yearMonth\n  }\n}",
      "variables": "{\n  \"input\": {\n    \"contractId\": \"id:contract\"\n  }\n}"
    },
    {
      "name": "payrollSummaryView",
      "kind": "query",
      "label": "Una liquidación, línea por línea",
      "scope": "PAYSLIPS_READ",
      "arguments": [
        {
          "name": "input",
          "type": "OfPayslip!"
        }
      ],
      "answer": "Payslip!",
      "document": "query PayrollSummaryView($input: OfPayslip!) {\n  payrollSummaryView(input: $input) {\n    area\n    bases {\n      amount\n      code\n      label\n      unit\n    }\n    businessName\n    businessRut\n    contractCode\n    contractId\n    deductions\n    earnings\n    employerCost\n    isOpen\n    jobTitle\n    name\n    net\n    paymentStatus\n    payrollMonthId\n    releasedAt\n    rut\n    sections {\n      key\n      label\n      lines {\n        amount\n        code\n        detail\n        label\n      }\n      total\n    }\n    userId\n    workedDays\n    yearMonth\n  }\n}",
      "variables": "{\n  \"input\": {\n    \"contractId\": \"id:contract\",\n    \"payrollMonthId\": \"id:payrollMonth\"\n  }\n}"
    },
    {
      "name": "costCenterGroups",
      "kind": "query",
      "label": "Agrupaciones de centros de costo",
      "scope": "COST_CENTERS_READ",
      "arguments": [],
      "answer": "[CostCenterGroup!]!",
      "document": "query CostCenterGroups {\n  costCenterGroups {\n    centers\n    code\n    id\n    name\n    status\n    version\n  }\n}",
      "variables": "{}"
    },
    {
      "name": "costCentersByBusiness",
      "kind": "query",
      "label": "Centros de costo",
      "scope": "COST_CENTERS_READ",
      "arguments": [
        {
          "name": "input",
          "type": "CostCentersByBusinessInput"
        }
      ],
      "answer": "[CostCenter!]!",
      "document": "query CostCentersByBusiness($input: CostCentersByBusinessInput) {\n  costCentersByBusiness(input: $input) {\n    businessId\n    businessName\n    code\n    groupId\n    id\n    level\n    name\n    parentId\n    status\n    version\n  }\n}",
      "variables": "{\n  \"input\": {\n    \"businessId\": \"id:business\"\n  }\n}"
    },
    {
      "name": "costCentersByContract",
      "kind": "query",
      "label": "Centros de costo de un contrato",
      "scope": "COST_CENTERS_READ",
      "arguments": [
        {
          "name": "input",
          "type": "CostCentersByContractInput!"
        }
      ],
      "answer": "[CostCenterContract!]!",
      "document": "query CostCentersByContract($input: CostCentersByContractInput!) {\n  costCentersByContract(input: $input) {\n    code\n    costCenterId\n    endDate\n    groupId\n    groupName\n    id\n    name\n    percentage\n    startDate\n    status\n    userContractId\n    version\n  }\n}",
      "variables": "{\n  \"input\": {\n    \"contractId\": \"id:contract\"\n  }\n}"
    }
  ],
  "types": [
    {
      "name": "BusinessName",
      "fields": [
        {
          "name": "id",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "name",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "rut",
          "type": "String",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "UserCard",
      "fields": [
        {
          "name": "id",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "fullname",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "firstname",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "secondName",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "paternalLastname",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "maternalLastname",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "rut",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "email",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "personalPhone",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "status",
          "type": "UserStatus!",
          "label": null,
          "scope": null
        },
        {
          "name": "state",
          "type": "EmploymentState!",
          "label": null,
          "scope": null
        },
        {
          "name": "birthday",
          "type": "Date",
          "label": null,
          "scope": null
        },
        {
          "name": "admissionDate",
          "type": "Date",
          "label": null,
          "scope": null
        },
        {
          "name": "initialDate",
          "type": "Date",
          "label": null,
          "scope": null
        },
        {
          "name": "finalDate",
          "type": "Date",
          "label": null,
          "scope": null
        },
        {
          "name": "contractId",
          "type": "ID",
          "label": null,
          "scope": null
        },
        {
          "name": "contractType",
          "type": "ContractType",
          "label": null,
          "scope": null
        },
        {
          "name": "jobTitle",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "area",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "branchOffice",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "businessId",
          "type": "ID",
          "label": null,
          "scope": null
        },
        {
          "name": "businessName",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "supervisorId",
          "type": "ID",
          "label": null,
          "scope": null
        },
        {
          "name": "supervisorName",
          "type": "String",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "User",
      "fields": [
        {
          "name": "id",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "fullname",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "firstname",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "secondName",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "paternalLastname",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "maternalLastname",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "rut",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "email",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "businessEmail",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "personalPhone",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "status",
          "type": "UserStatus!",
          "label": null,
          "scope": null
        },
        {
          "name": "state",
          "type": "EmploymentState!",
          "label": null,
          "scope": null
        },
        {
          "name": "gender",
          "type": "Gender!",
          "label": null,
          "scope": null
        },
        {
          "name": "birthday",
          "type": "Date",
          "label": null,
          "scope": null
        },
        {
          "name": "address",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "commune",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "region",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "admissionDate",
          "type": "Date",
          "label": null,
          "scope": null
        },
        {
          "name": "initialDate",
          "type": "Date",
          "label": null,
          "scope": null
        },
        {
          "name": "finalDate",
          "type": "Date",
          "label": null,
          "scope": null
        },
        {
          "name": "contractId",
          "type": "ID",
          "label": null,
          "scope": null
        },
        {
          "name": "contractType",
          "type": "ContractType",
          "label": null,
          "scope": null
        },
        {
          "name": "jobTitle",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "area",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "branchOffice",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "businessId",
          "type": "ID",
          "label": null,
          "scope": null
        },
        {
          "name": "businessName",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "supervisorId",
          "type": "ID",
          "label": null,
          "scope": null
        },
        {
          "name": "supervisorName",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "recordFrom",
          "type": "Date!",
          "label": null,
          "scope": null
        },
        {
          "name": "version",
          "type": "Int!",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "UserContract",
      "fields": [
        {
          "name": "id",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "code",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "userId",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "fullname",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "businessId",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "businessName",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "status",
          "type": "ContractStatus!",
          "label": null,
          "scope": null
        },
        {
          "name": "state",
          "type": "ContractState!",
          "label": null,
          "scope": null
        },
        {
          "name": "contractType",
          "type": "ContractType!",
          "label": null,
          "scope": null
        },
        {
          "name": "initialDate",
          "type": "Date!",
          "label": null,
          "scope": null
        },
        {
          "name": "finalDate",
          "type": "Date",
          "label": null,
          "scope": null
        },
        {
          "name": "jobTitle",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "area",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "branchOffice",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "supervisorId",
          "type": "ID",
          "label": null,
          "scope": null
        },
        {
          "name": "supervisorName",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "hoursPerWeek",
          "type": "Decimal!",
          "label": null,
          "scope": null
        },
        {
          "name": "daysPerWeek",
          "type": "Int!",
          "label": null,
          "scope": null
        },
        {
          "name": "partTime",
          "type": "Boolean!",
          "label": null,
          "scope": null
        },
        {
          "name": "remoteWork",
          "type": "Boolean!",
          "label": null,
          "scope": null
        },
        {
          "name": "isSupervisor",
          "type": "Boolean!",
          "label": null,
          "scope": null
        },
        {
          "name": "hierarchyNodeId",
          "type": "ID",
          "label": null,
          "scope": null
        },
        {
          "name": "hierarchyNodeName",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "signed",
          "type": "Boolean!",
          "label": null,
          "scope": null
        },
        {
          "name": "signatureDate",
          "type": "Date",
          "label": null,
          "scope": null
        },
        {
          "name": "validFrom",
          "type": "Date!",
          "label": null,
          "scope": null
        },
        {
          "name": "validTo",
          "type": "Date",
          "label": null,
          "scope": null
        },
        {
          "name": "version",
          "type": "Int!",
          "label": null,
          "scope": null
        },
        {
          "name": "monthlySalary",
          "type": "Money",
          "label": null,
          "scope": "SALARIES_READ"
        },
        {
          "name": "gratificationType",
          "type": "GratificationType",
          "label": null,
          "scope": "SALARIES_READ"
        }
      ]
    },
    {
      "name": "Absence",
      "fields": [
        {
          "name": "id",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "userId",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "userContractId",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "fullname",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "rut",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "businessId",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "businessName",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "type",
          "type": "AbsenceType!",
          "label": null,
          "scope": null
        },
        {
          "name": "startDate",
          "type": "Date!",
          "label": null,
          "scope": null
        },
        {
          "name": "endDate",
          "type": "Date!",
          "label": null,
          "scope": null
        },
        {
          "name": "halfDay",
          "type": "Boolean!",
          "label": null,
          "scope": null
        },
        {
          "name": "half",
          "type": "DayHalf",
          "label": null,
          "scope": null
        },
        {
          "name": "pay",
          "type": "AbsencePay!",
          "label": null,
          "scope": null
        },
        {
          "name": "realDays",
          "type": "Decimal!",
          "label": null,
          "scope": null
        },
        {
          "name": "workDays",
          "type": "Decimal!",
          "label": null,
          "scope": null
        },
        {
          "name": "responseStatus",
          "type": "RequestStatus!",
          "label": null,
          "scope": null
        },
        {
          "name": "respondedAt",
          "type": "DateTime",
          "label": null,
          "scope": null
        },
        {
          "name": "version",
          "type": "Int!",
          "label": null,
          "scope": null
        },
        {
          "name": "subtype",
          "type": "AbsenceSubtype",
          "label": null,
          "scope": "HEALTH_READ"
        },
        {
          "name": "licenseNumber",
          "type": "String",
          "label": null,
          "scope": "HEALTH_READ"
        },
        {
          "name": "comment",
          "type": "String",
          "label": null,
          "scope": "HEALTH_READ"
        },
        {
          "name": "description",
          "type": "String",
          "label": null,
          "scope": "HEALTH_READ"
        },
        {
          "name": "continuousLicense",
          "type": "Boolean!",
          "label": null,
          "scope": "HEALTH_READ"
        }
      ]
    },
    {
      "name": "Vacation",
      "fields": [
        {
          "name": "id",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "userId",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "userContractId",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "fullname",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "rut",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "businessName",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "startDate",
          "type": "Date!",
          "label": null,
          "scope": null
        },
        {
          "name": "endDate",
          "type": "Date!",
          "label": null,
          "scope": null
        },
        {
          "name": "halfDay",
          "type": "Boolean!",
          "label": null,
          "scope": null
        },
        {
          "name": "half",
          "type": "DayHalf",
          "label": null,
          "scope": null
        },
        {
          "name": "businessDays",
          "type": "Decimal!",
          "label": null,
          "scope": null
        },
        {
          "name": "legalDays",
          "type": "Decimal!",
          "label": null,
          "scope": null
        },
        {
          "name": "progressiveDays",
          "type": "Decimal!",
          "label": null,
          "scope": null
        },
        {
          "name": "additionalDays",
          "type": "Decimal!",
          "label": null,
          "scope": null
        },
        {
          "name": "responseStatus",
          "type": "RequestStatus!",
          "label": null,
          "scope": null
        },
        {
          "name": "requestDate",
          "type": "DateTime!",
          "label": null,
          "scope": null
        },
        {
          "name": "responseDate",
          "type": "DateTime",
          "label": null,
          "scope": null
        },
        {
          "name": "version",
          "type": "Int!",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "UserItem",
      "fields": [
        {
          "name": "id",
          "type": "ID!",
          "label": "Identificador",
          "scope": null
        },
        {
          "name": "userId",
          "type": "ID!",
          "label": "Persona",
          "scope": null
        },
        {
          "name": "contractId",
          "type": "ID!",
          "label": "Contrato",
          "scope": null
        },
        {
          "name": "contractCode",
          "type": "String!",
          "label": "Contrato",
          "scope": null
        },
        {
          "name": "person",
          "type": "String!",
          "label": "Persona",
          "scope": null
        },
        {
          "name": "itemCode",
          "type": "String!",
          "label": "Concepto",
          "scope": null
        },
        {
          "name": "itemLabel",
          "type": "String!",
          "label": "Concepto",
          "scope": null
        },
        {
          "name": "unit",
          "type": "ItemUnit!",
          "label": "Unidad",
          "scope": null
        },
        {
          "name": "value",
          "type": "Decimal!",
          "label": "Valor",
          "scope": null
        },
        {
          "name": "startMonth",
          "type": "YearMonth!",
          "label": "Desde",
          "scope": null
        },
        {
          "name": "endMonth",
          "type": "YearMonth",
          "label": "Hasta",
          "scope": null
        },
        {
          "name": "currentQuota",
          "type": "Int",
          "label": "Cuota actual",
          "scope": null
        },
        {
          "name": "totalQuotas",
          "type": "Int",
          "label": "Cuotas",
          "scope": null
        },
        {
          "name": "totalAmount",
          "type": "Pesos",
          "label": "Total de la orden",
          "scope": null
        },
        {
          "name": "status",
          "type": "UserItemStatus!",
          "label": "Estado",
          "scope": null
        },
        {
          "name": "origin",
          "type": "UserItemOrigin",
          "label": "Origen",
          "scope": null
        },
        {
          "name": "comment",
          "type": "String",
          "label": "Comentario",
          "scope": null
        },
        {
          "name": "version",
          "type": "Int!",
          "label": "Versión",
          "scope": null
        }
      ]
    },
    {
      "name": "PayrollMonth",
      "fields": [
        {
          "name": "id",
          "type": "ID!",
          "label": "Identificador",
          "scope": null
        },
        {
          "name": "businessId",
          "type": "ID!",
          "label": "Razón social",
          "scope": null
        },
        {
          "name": "businessName",
          "type": "String!",
          "label": "Razón social",
          "scope": null
        },
        {
          "name": "type",
          "type": "ProcessType!",
          "label": "Proceso",
          "scope": null
        },
        {
          "name": "name",
          "type": "String",
          "label": "Nombre",
          "scope": null
        },
        {
          "name": "yearMonth",
          "type": "YearMonth!",
          "label": "Mes",
          "scope": null
        },
        {
          "name": "year",
          "type": "Int!",
          "label": null,
          "scope": null
        },
        {
          "name": "month",
          "type": "Int!",
          "label": null,
          "scope": null
        },
        {
          "name": "isOpen",
          "type": "Boolean!",
          "label": "Abierto",
          "scope": null
        },
        {
          "name": "stateLabel",
          "type": "String!",
          "label": "Estado",
          "scope": null
        },
        {
          "name": "calculatedAt",
          "type": "DateTime",
          "label": "Calculado",
          "scope": null
        },
        {
          "name": "closedAt",
          "type": "DateTime",
          "label": "Cerrado",
          "scope": null
        },
        {
          "name": "contracts",
          "type": "Int!",
          "label": "Contratos del mes",
          "scope": null
        },
        {
          "name": "totalPeople",
          "type": "Int",
          "label": "Liquidaciones en los totales",
          "scope": null
        },
        {
          "name": "totalEarnings",
          "type": "Pesos",
          "label": "Total haberes",
          "scope": null
        },
        {
          "name": "totalDeductions",
          "type": "Pesos",
          "label": "Total descuentos",
          "scope": null
        },
        {
          "name": "totalNet",
          "type": "Pesos",
          "label": "Total líquido",
          "scope": null
        },
        {
          "name": "totalCost",
          "type": "Pesos",
          "label": "Costo empresa",
          "scope": null
        }
      ]
    },
    {
      "name": "PayslipSummary",
      "fields": [
        {
          "name": "payrollMonthId",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "userId",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "userContractId",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "contractCode",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "name",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "rut",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "businessName",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "yearMonth",
          "type": "YearMonth!",
          "label": null,
          "scope": null
        },
        {
          "name": "type",
          "type": "ProcessType",
          "label": null,
          "scope": null
        },
        {
          "name": "isOpen",
          "type": "Boolean!",
          "label": null,
          "scope": null
        },
        {
          "name": "jobTitle",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "area",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "workedDays",
          "type": "Int",
          "label": null,
          "scope": null
        },
        {
          "name": "absentDays",
          "type": "Int",
          "label": null,
          "scope": null
        },
        {
          "name": "licenseDays",
          "type": "Int",
          "label": null,
          "scope": null
        },
        {
          "name": "earnings",
          "type": "Pesos!",
          "label": null,
          "scope": null
        },
        {
          "name": "deductions",
          "type": "Pesos!",
          "label": null,
          "scope": null
        },
        {
          "name": "net",
          "type": "Pesos!",
          "label": null,
          "scope": null
        },
        {
          "name": "employerCost",
          "type": "Pesos!",
          "label": null,
          "scope": null
        },
        {
          "name": "paymentStatus",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "releasedAt",
          "type": "DateTime",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "Payslip",
      "fields": [
        {
          "name": "payrollMonthId",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "userId",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "contractId",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "contractCode",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "name",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "rut",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "businessName",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "businessRut",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "yearMonth",
          "type": "YearMonth!",
          "label": null,
          "scope": null
        },
        {
          "name": "isOpen",
          "type": "Boolean!",
          "label": null,
          "scope": null
        },
        {
          "name": "jobTitle",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "area",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "workedDays",
          "type": "Int!",
          "label": null,
          "scope": null
        },
        {
          "name": "earnings",
          "type": "Pesos!",
          "label": null,
          "scope": null
        },
        {
          "name": "deductions",
          "type": "Pesos!",
          "label": null,
          "scope": null
        },
        {
          "name": "net",
          "type": "Pesos!",
          "label": null,
          "scope": null
        },
        {
          "name": "employerCost",
          "type": "Pesos!",
          "label": null,
          "scope": null
        },
        {
          "name": "paymentStatus",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "releasedAt",
          "type": "DateTime",
          "label": null,
          "scope": null
        },
        {
          "name": "sections",
          "type": "[PayslipSection!]!",
          "label": null,
          "scope": null
        },
        {
          "name": "bases",
          "type": "[PayslipBase!]!",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "PayslipSection",
      "fields": [
        {
          "name": "key",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "label",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "lines",
          "type": "[PayslipLine!]!",
          "label": null,
          "scope": null
        },
        {
          "name": "total",
          "type": "Pesos!",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "PayslipLine",
      "fields": [
        {
          "name": "code",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "label",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "amount",
          "type": "Pesos!",
          "label": null,
          "scope": null
        },
        {
          "name": "detail",
          "type": "String",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "PayslipBase",
      "fields": [
        {
          "name": "code",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "label",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "amount",
          "type": "Pesos!",
          "label": null,
          "scope": null
        },
        {
          "name": "unit",
          "type": "String!",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "CostCenterGroup",
      "fields": [
        {
          "name": "id",
          "type": "ID!",
          "label": "Identificador",
          "scope": null
        },
        {
          "name": "code",
          "type": "String!",
          "label": "Código",
          "scope": null
        },
        {
          "name": "name",
          "type": "String!",
          "label": "Nombre",
          "scope": null
        },
        {
          "name": "status",
          "type": "CostCenterStatus!",
          "label": "Estado",
          "scope": null
        },
        {
          "name": "centers",
          "type": "Int!",
          "label": "Centros",
          "scope": null
        },
        {
          "name": "version",
          "type": "Int!",
          "label": "Versión",
          "scope": null
        }
      ]
    },
    {
      "name": "CostCenter",
      "fields": [
        {
          "name": "id",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "groupId",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "parentId",
          "type": "ID",
          "label": null,
          "scope": null
        },
        {
          "name": "businessId",
          "type": "ID",
          "label": null,
          "scope": null
        },
        {
          "name": "businessName",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "code",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "name",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "level",
          "type": "Int!",
          "label": null,
          "scope": null
        },
        {
          "name": "status",
          "type": "CostCenterStatus!",
          "label": null,
          "scope": null
        },
        {
          "name": "version",
          "type": "Int!",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "CostCenterContract",
      "fields": [
        {
          "name": "id",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "userContractId",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "costCenterId",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "groupId",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "groupName",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "code",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "name",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "percentage",
          "type": "Decimal!",
          "label": null,
          "scope": null
        },
        {
          "name": "startDate",
          "type": "Date!",
          "label": null,
          "scope": null
        },
        {
          "name": "endDate",
          "type": "Date",
          "label": null,
          "scope": null
        },
        {
          "name": "status",
          "type": "CostCenterStatus!",
          "label": null,
          "scope": null
        },
        {
          "name": "version",
          "type": "Int!",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "Money",
      "fields": [
        {
          "name": "value",
          "type": "Decimal",
          "label": null,
          "scope": null
        },
        {
          "name": "currency",
          "type": "String",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "MutationError",
      "fields": [
        {
          "name": "kind",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "message",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "field",
          "type": "String",
          "label": null,
          "scope": null
        }
      ]
    }
  ],
  "inputs": [
    {
      "name": "AbsenceFilter",
      "fields": [
        {
          "name": "businessId",
          "type": "ID",
          "label": null,
          "scope": null
        },
        {
          "name": "late",
          "type": "Boolean",
          "label": null,
          "scope": null
        },
        {
          "name": "month",
          "type": "YearMonth",
          "label": null,
          "scope": null
        },
        {
          "name": "search",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "status",
          "type": "RequestStatus",
          "label": null,
          "scope": null
        },
        {
          "name": "type",
          "type": "AbsenceType",
          "label": null,
          "scope": null
        },
        {
          "name": "userId",
          "type": "ID",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "AbsencesSort",
      "fields": [
        {
          "name": "by",
          "type": "AbsencesSortField!",
          "label": null,
          "scope": null
        },
        {
          "name": "descending",
          "type": "Boolean",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "CostCentersByBusinessInput",
      "fields": [
        {
          "name": "businessId",
          "type": "ID",
          "label": null,
          "scope": null
        },
        {
          "name": "groupId",
          "type": "ID",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "CostCentersByContractInput",
      "fields": [
        {
          "name": "contractId",
          "type": "ID!",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "CreateAbsenceInput",
      "fields": [
        {
          "name": "applicationEndDate",
          "type": "Date",
          "label": null,
          "scope": null
        },
        {
          "name": "applicationStartDate",
          "type": "Date",
          "label": null,
          "scope": null
        },
        {
          "name": "approve",
          "type": "Boolean",
          "label": null,
          "scope": null
        },
        {
          "name": "comment",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "continuousLicense",
          "type": "Boolean",
          "label": null,
          "scope": null
        },
        {
          "name": "contributionDays",
          "type": "Int",
          "label": null,
          "scope": null
        },
        {
          "name": "description",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "endDate",
          "type": "Date!",
          "label": null,
          "scope": null
        },
        {
          "name": "fileId",
          "type": "ID",
          "label": null,
          "scope": null
        },
        {
          "name": "format",
          "type": "LicenseFormat",
          "label": null,
          "scope": null
        },
        {
          "name": "half",
          "type": "DayHalf",
          "label": null,
          "scope": null
        },
        {
          "name": "halfDay",
          "type": "Boolean",
          "label": null,
          "scope": null
        },
        {
          "name": "ignoreHolidays",
          "type": "Boolean",
          "label": null,
          "scope": null
        },
        {
          "name": "keepsAfter",
          "type": "Boolean",
          "label": null,
          "scope": null
        },
        {
          "name": "legalPermit",
          "type": "LegalPermit",
          "label": null,
          "scope": null
        },
        {
          "name": "licenseNumber",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "pay",
          "type": "AbsencePay",
          "label": null,
          "scope": null
        },
        {
          "name": "previousPay",
          "type": "Pesos",
          "label": null,
          "scope": null
        },
        {
          "name": "sendEmailToSupervisor",
          "type": "Boolean",
          "label": null,
          "scope": null
        },
        {
          "name": "sentOn",
          "type": "Date",
          "label": null,
          "scope": null
        },
        {
          "name": "startDate",
          "type": "Date!",
          "label": null,
          "scope": null
        },
        {
          "name": "subtype",
          "type": "AbsenceSubtype",
          "label": null,
          "scope": null
        },
        {
          "name": "type",
          "type": "AbsenceType!",
          "label": null,
          "scope": null
        },
        {
          "name": "userContractId",
          "type": "ID!",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "CreateUserItemInput",
      "fields": [
        {
          "name": "comment",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "contractId",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "endMonth",
          "type": "YearMonth",
          "label": null,
          "scope": null
        },
        {
          "name": "itemCode",
          "type": "String!",
          "label": null,
          "scope": null
        },
        {
          "name": "startMonth",
          "type": "YearMonth!",
          "label": null,
          "scope": null
        },
        {
          "name": "totalAmount",
          "type": "Pesos",
          "label": null,
          "scope": null
        },
        {
          "name": "totalQuotas",
          "type": "Int",
          "label": null,
          "scope": null
        },
        {
          "name": "value",
          "type": "Decimal!",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "OfPayslip",
      "fields": [
        {
          "name": "contractId",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "payrollMonthId",
          "type": "ID!",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "Page",
      "fields": [
        {
          "name": "number",
          "type": "Int!",
          "label": null,
          "scope": null
        },
        {
          "name": "size",
          "type": "Int!",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "PayrollHistoryInput",
      "fields": [
        {
          "name": "contractId",
          "type": "ID!",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "PayrollProcessMonthsInput",
      "fields": [
        {
          "name": "businessId",
          "type": "ID",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "UpdateUserItemInput",
      "fields": [
        {
          "name": "comment",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "endMonth",
          "type": "YearMonth",
          "label": null,
          "scope": null
        },
        {
          "name": "id",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "payrollMonthId",
          "type": "ID",
          "label": null,
          "scope": null
        },
        {
          "name": "startMonth",
          "type": "YearMonth",
          "label": null,
          "scope": null
        },
        {
          "name": "totalAmount",
          "type": "Pesos",
          "label": null,
          "scope": null
        },
        {
          "name": "totalQuotas",
          "type": "Int",
          "label": null,
          "scope": null
        },
        {
          "name": "value",
          "type": "Decimal",
          "label": null,
          "scope": null
        },
        {
          "name": "version",
          "type": "Int!",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "UserContractsInput",
      "fields": [
        {
          "name": "asOf",
          "type": "Date",
          "label": null,
          "scope": null
        },
        {
          "name": "reveal",
          "type": "Boolean",
          "label": null,
          "scope": null
        },
        {
          "name": "userId",
          "type": "ID!",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "UserFieldAskInput",
      "fields": [
        {
          "name": "among",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "contains",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "fieldId",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "from",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "to",
          "type": "String",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "UserInput",
      "fields": [
        {
          "name": "asOf",
          "type": "Date",
          "label": null,
          "scope": null
        },
        {
          "name": "blocked",
          "type": "Boolean",
          "label": null,
          "scope": null
        },
        {
          "name": "id",
          "type": "ID!",
          "label": null,
          "scope": null
        },
        {
          "name": "reveal",
          "type": "Boolean",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "UserItemsContract",
      "fields": [
        {
          "name": "contractId",
          "type": "ID!",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "UserItemsInput",
      "fields": [
        {
          "name": "contractId",
          "type": "ID",
          "label": null,
          "scope": null
        },
        {
          "name": "contracts",
          "type": "[UserItemsContract!]",
          "label": null,
          "scope": null
        },
        {
          "name": "payrollMonthId",
          "type": "ID",
          "label": null,
          "scope": null
        },
        {
          "name": "yearMonth",
          "type": "YearMonth",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "UsersFilter",
      "fields": [
        {
          "name": "area",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "branchOffice",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "businessId",
          "type": "ID",
          "label": null,
          "scope": null
        },
        {
          "name": "fields",
          "type": "[UserFieldAskInput!]",
          "label": null,
          "scope": null
        },
        {
          "name": "incomplete",
          "type": "Boolean",
          "label": null,
          "scope": null
        },
        {
          "name": "role",
          "type": "Role",
          "label": null,
          "scope": null
        },
        {
          "name": "search",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "sortField",
          "type": "ID",
          "label": null,
          "scope": null
        },
        {
          "name": "state",
          "type": "EmploymentState",
          "label": null,
          "scope": null
        },
        {
          "name": "status",
          "type": "UserStatus",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "UsersSort",
      "fields": [
        {
          "name": "by",
          "type": "UsersSortField!",
          "label": null,
          "scope": null
        },
        {
          "name": "descending",
          "type": "Boolean",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "VacationFilter",
      "fields": [
        {
          "name": "businessId",
          "type": "ID",
          "label": null,
          "scope": null
        },
        {
          "name": "collectiveId",
          "type": "ID",
          "label": null,
          "scope": null
        },
        {
          "name": "month",
          "type": "YearMonth",
          "label": null,
          "scope": null
        },
        {
          "name": "search",
          "type": "String",
          "label": null,
          "scope": null
        },
        {
          "name": "status",
          "type": "RequestStatus",
          "label": null,
          "scope": null
        },
        {
          "name": "userId",
          "type": "ID",
          "label": null,
          "scope": null
        }
      ]
    },
    {
      "name": "VacationsSort",
      "fields": [
        {
          "name": "by",
          "type": "VacationsSortField!",
          "label": null,
          "scope": null
        },
        {
          "name": "descending",
          "type": "Boolean",
          "label": null,
          "scope": null
        }
      ]
    }
  ],
  "codes": [
    {
      "name": "AbsencePay",
      "values": [
        "WITHOUTPAY",
        "WITHPAY"
      ]
    },
    {
      "name": "AbsenceSubtype",
      "values": [
        "ADMINISTRATIVE_DAY",
        "COMPENSATORY_DAY",
        "MATERNITY",
        "NORMAL",
        "PROTECTED_PARENTING",
        "WORK_ACCIDENT"
      ]
    },
    {
      "name": "AbsenceType",
      "values": [
        "LEAVE",
        "LICENSE",
        "NOT_WORKED",
        "WORK_SUSPENSION"
      ]
    },
    {
      "name": "AbsencesSortField",
      "values": [
        "endDate",
        "fullname",
        "startDate",
        "status",
        "type"
      ]
    },
    {
      "name": "ContractState",
      "values": [
        "ACTIVE",
        "INCOMING",
        "LEFT",
        "SUSPENDED"
      ]
    },
    {
      "name": "ContractStatus",
      "values": [
        "ACTIVE",
        "DELETED",
        "SUSPENDED"
      ]
    },
    {
      "name": "ContractType",
      "values": [
        "BY_WORK_OR_TASK",
        "FIXED",
        "INDEFINITE"
      ]
    },
    {
      "name": "CostCenterStatus",
      "values": [
        "ACTIVE",
        "INACTIVE"
      ]
    },
    {
      "name": "DayHalf",
      "values": [
        "AM",
        "PM"
      ]
    },
    {
      "name": "EmploymentState",
      "values": [
        "ACTIVE",
        "INCOMING",
        "LEFT",
        "NONE",
        "SUSPENDED"
      ]
    },
    {
      "name": "Gender",
      "values": [
        "F",
        "M",
        "OTHER",
        "UNKNOWN"
      ]
    },
    {
      "name": "GratificationType",
      "values": [
        "ART_47",
        "ART_50",
        "CONVENTIONAL",
        "NONE"
      ]
    },
    {
      "name": "ItemUnit",
      "values": [
        "CLP",
        "DAYS",
        "HOURS",
        "NUMBER",
        "PERCENT",
        "UF",
        "UTM"
      ]
    },
    {
      "name": "LegalPermit",
      "values": [
        "BIRTH",
        "DEATH_IN_GESTATION",
        "DEATH_OF_CHILD",
        "DEATH_OF_RELATIVE",
        "DEATH_OF_SPOUSE",
        "HEALTH_EXAM",
        "MARRIAGE",
        "SERIOUS_ILLNESS_OF_CHILD",
        "VACCINATION"
      ]
    },
    {
      "name": "LicenseFormat",
      "values": [
        "ELECTRONIC",
        "PAPER"
      ]
    },
    {
      "name": "ProcessType",
      "values": [
        "ADDITIONAL",
        "ADVANCE",
        "PAYROLL",
        "SETTLEMENT"
      ]
    },
    {
      "name": "RequestStatus",
      "values": [
        "APPROVED",
        "CANCELED",
        "PENDING",
        "REJECTED"
      ]
    },
    {
      "name": "Role",
      "values": [
        "ADMIN",
        "BUSINES_MANAGER",
        "EMPLOYEE",
        "EXTERNAL",
        "GUEST",
        "MANAGER",
        "ROMANAGER",
        "SUBMANAGER",
        "SUPERVISOR",
        "SUPER_MANAGER"
      ]
    },
    {
      "name": "UserItemOrigin",
      "values": [
        "ADVANCE",
        "CARRIED",
        "LOAN",
        "PIECEWORK"
      ]
    },
    {
      "name": "UserItemStatus",
      "values": [
        "ACTIVE",
        "SUSPENDED"
      ]
    },
    {
      "name": "UserStatus",
      "values": [
        "ACTIVE",
        "INACTIVE",
        "PENDING"
      ]
    },
    {
      "name": "UsersSortField",
      "values": [
        "area",
        "branchOffice",
        "businessName",
        "field",
        "fullname",
        "initialDate",
        "jobTitle",
        "rut",
        "state"
      ]
    },
    {
      "name": "VacationsSortField",
      "values": [
        "fullname",
        "requestDate",
        "startDate",
        "status"
      ]
    }
  ]
}
