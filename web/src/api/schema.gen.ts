// Emitted by `diwan types`.

export interface Doc {
  $id: string
  $sequence: string
  $createdAt: string
  $updatedAt: string
  $permissions: string[]
  $databaseId: string
  $collectionId: string
}

export type RegistrationStatus = 'notRegistered' | 'registeredMissingFingerprint' | 'fullyRegistered'

export interface Employees extends Doc {
  fullNameFr: string
  fullNameAr: string
  CIN: string
  N_PERS_ACT: number | null
  FONCTION: string
  DATN: string | null
  annexe: string | null
  annexeDoc?: Partial<Annexes> | null
  bureauId: string | null
  bureau?: Partial<Bureaux> | null
  serviceId: string | null
  service?: Partial<Services> | null
  type: string | null
  typeDoc?: Partial<EmployeeTypes> | null
  building: string | null
  buildingDoc?: Partial<Buildings> | null
  emp_code: string | null
  fingerprint: boolean
  grade: string | null
  echelle: number | null
  echelon: number | null
  recruitmentDate: string | null
  tenureDate: string | null
  bankRib: string | null
  phone: string | null
  email: string | null
  address: string | null
  maritalStatus: string | null
  childrenCount: number | null
  managerId: string | null
  manager?: Partial<Employees> | null
  baseSalary: number | null
  netSalary: number | null
  notes: string | null
  active: boolean
  registrationStatus: RegistrationStatus
}

export interface Annexes extends Doc {
  nameFr: string
  nameAr: string
  address: string | null
  phone: string | null
  headId: string | null
  head?: Partial<Employees> | null
  code: string | null
}

export interface Bureaux extends Doc {
  nameFr: string
  nameAr: string
  headId: string | null
  head?: Partial<Employees> | null
  serviceId: string | null
  service?: Partial<Services> | null
  annexeId: string | null
  annexe?: Partial<Annexes> | null
  buildingId: string | null
  building?: Partial<Buildings> | null
  floor: string | null
}

export interface Services extends Doc {
  nameFr: string
  nameAr: string
  description: string | null
  responsible: string | null
  responsibleDoc?: Partial<Employees> | null
  bureauCount: number
}

export interface Buildings extends Doc {
  nameFr: string
  nameAr: string
  address: string | null
}

export interface EmployeeTypes extends Doc {
  nameFr: string
  nameAr: string
}

export interface Users extends Doc {
  username: string
  email: string
  userId: string | null
  auth: string[]
  permissions: string[]
  roles: string[]
  roleDocs?: Partial<Roles>[]
  persoActif: string | null
  employee?: Partial<Employees> | null
  pending: boolean
  disabled: boolean
  lastSeenAt: string
}

export interface Roles extends Doc {
  name: string
  nameFr: string
  nameAr: string
  permissions: string[]
  requiresMfa: boolean
}

export interface Collections {
  employees: Employees
  annexes: Annexes
  bureaux: Bureaux
  services: Services
  buildings: Buildings
  employeeTypes: EmployeeTypes
  users: Users
  roles: Roles
}

export type CollectionId = keyof Collections

export type RejectCode = 'person_differs'
