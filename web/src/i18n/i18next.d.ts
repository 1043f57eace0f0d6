import 'i18next'
import type absences from './texts/absences.fr.json'
import type accidents from './texts/accidents.fr.json'
import type account from './texts/account.fr.json'
import type administration from './texts/administration.fr.json'
import type apply from './texts/apply.fr.json'
import type approvals from './texts/approvals.fr.json'
import type attendance from './texts/attendance.fr.json'
import type attendanceStatistics from './texts/attendance-statistics.fr.json'
import type calendar from './texts/calendar.fr.json'
import type candidates from './texts/candidates.fr.json'
import type carRecords from './texts/car-records.fr.json'
import type cars from './texts/cars.fr.json'
import type common from './texts/common.fr.json'
import type counting from './texts/counting.fr.json'
import type devices from './texts/devices.fr.json'
import type employeeRecords from './texts/employee-records.fr.json'
import type employees from './texts/employees.fr.json'
import type entry from './texts/entry.fr.json'
import type errors from './texts/errors.fr.json'
import type examDoor from './texts/exam-door.fr.json'
import type examMarking from './texts/exam-marking.fr.json'
import type examStatistics from './texts/exam-statistics.fr.json'
import type exams from './texts/exams.fr.json'
import type files from './texts/files.fr.json'
import type home from './texts/home.fr.json'
import type imports from './texts/imports.fr.json'
import type inventory from './texts/inventory.fr.json'
import type inventoryActs from './texts/inventory-acts.fr.json'
import type leave from './texts/leave.fr.json'
import type maintenance from './texts/maintenance.fr.json'
import type missions from './texts/missions.fr.json'
import type notifications from './texts/notifications.fr.json'
import type organisation from './texts/organisation.fr.json'
import type palette from './texts/palette.fr.json'
import type papers from './texts/papers.fr.json'
import type parts from './texts/parts.fr.json'
import type portal from './texts/portal.fr.json'
import type proof from './texts/proof.fr.json'
import type recruitment from './texts/recruitment.fr.json'
import type related from './texts/related.fr.json'
import type requests from './texts/requests.fr.json'
import type rules from './texts/rules.fr.json'
import type shell from './texts/shell.fr.json'
import type signing from './texts/signing.fr.json'
import type spareParts from './texts/spare-parts.fr.json'
import type users from './texts/users.fr.json'
import type verify from './texts/verify.fr.json'
import type warnings from './texts/warnings.fr.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    resources: {
      absences: typeof absences
      accidents: typeof accidents
      account: typeof account
      administration: typeof administration
      apply: typeof apply
      approvals: typeof approvals
      attendance: typeof attendance
      'attendance-statistics': typeof attendanceStatistics
      'car-records': typeof carRecords
      candidates: typeof candidates
      cars: typeof cars
      calendar: typeof calendar
      common: typeof common
      counting: typeof counting
      devices: typeof devices
      'employee-records': typeof employeeRecords
      employees: typeof employees
      entry: typeof entry
      errors: typeof errors
      'exam-door': typeof examDoor
      'exam-marking': typeof examMarking
      'exam-statistics': typeof examStatistics
      exams: typeof exams
      files: typeof files
      home: typeof home
      imports: typeof imports
      inventory: typeof inventory
      'inventory-acts': typeof inventoryActs
      leave: typeof leave
      missions: typeof missions
      maintenance: typeof maintenance
      notifications: typeof notifications
      organisation: typeof organisation
      palette: typeof palette
      papers: typeof papers
      parts: typeof parts
      portal: typeof portal
      proof: typeof proof
      recruitment: typeof recruitment
      related: typeof related
      requests: typeof requests
      rules: typeof rules
      shell: typeof shell
      signing: typeof signing
      'spare-parts': typeof spareParts
      users: typeof users
      verify: typeof verify
      warnings: typeof warnings
    }
  }
}
