import type { CollectionMeta } from '../schema-meta'

export default {
  "id": "employees",
  "database": "main",
  "resource": "rh-managements",
  "one": "Employee",
  "many": "Employees",
  "fields": [
    {
      "name": "fullNameFr",
      "label": "Full name (French)",
      "kind": "text",
      "required": true,
      "searched": true,
      "max": 255
    },
    {
      "name": "fullNameAr",
      "label": "Full name (Arabic)",
      "kind": "text",
      "required": true,
      "searched": true,
      "max": 255
    },
    {
      "name": "CIN",
      "label": "National ID",
      "kind": "text",
      "required": true,
      "unique": true,
      "searched": true,
      "max": 20,
      "form": "cin"
    },
    {
      "name": "N_PERS_ACT",
      "label": "Personnel number",
      "kind": "int",
      "unique": true
    },
    {
      "name": "FONCTION",
      "label": "Function",
      "kind": "text",
      "searched": true,
      "max": 255,
      "default": ""
    },
    {
      "name": "DATN",
      "label": "Date of birth",
      "kind": "date"
    },
    {
      "name": "annexe",
      "label": "Annexe",
      "kind": "ref",
      "to": "annexes",
      "expands": "annexeDoc"
    },
    {
      "name": "bureauId",
      "label": "Office",
      "kind": "ref",
      "to": "bureaux",
      "expands": "bureau"
    },
    {
      "name": "serviceId",
      "label": "Service",
      "kind": "ref",
      "to": "services",
      "expands": "service"
    },
    {
      "name": "type",
      "label": "Type",
      "kind": "ref",
      "to": "employeeTypes",
      "expands": "typeDoc"
    },
    {
      "name": "building",
      "label": "Building",
      "kind": "ref",
      "to": "buildings",
      "expands": "buildingDoc"
    },
    {
      "name": "emp_code",
      "label": "Device code",
      "kind": "text",
      "unique": true,
      "max": 255,
      "form": "digits"
    },
    {
      "name": "fingerprint",
      "label": "Fingerprint",
      "kind": "bool",
      "default": false
    },
    {
      "name": "grade",
      "label": "Grade",
      "kind": "text",
      "max": 255
    },
    {
      "name": "echelle",
      "label": "Pay scale",
      "kind": "int"
    },
    {
      "name": "echelon",
      "label": "Step",
      "kind": "int"
    },
    {
      "name": "recruitmentDate",
      "label": "Recruitment date",
      "kind": "date"
    },
    {
      "name": "tenureDate",
      "label": "Confirmation date",
      "kind": "date"
    },
    {
      "name": "bankRib",
      "label": "Bank account",
      "kind": "text",
      "max": 255
    },
    {
      "name": "phone",
      "label": "Telephone",
      "kind": "text",
      "max": 255,
      "form": "phone"
    },
    {
      "name": "email",
      "label": "E-mail",
      "kind": "text",
      "max": 255,
      "form": "email"
    },
    {
      "name": "address",
      "label": "Address",
      "kind": "text",
      "max": 255
    },
    {
      "name": "maritalStatus",
      "label": "Marital status",
      "kind": "text",
      "max": 255
    },
    {
      "name": "childrenCount",
      "label": "Children",
      "kind": "int"
    },
    {
      "name": "managerId",
      "label": "Manager",
      "kind": "ref",
      "to": "employees",
      "expands": "manager"
    },
    {
      "name": "baseSalary",
      "label": "Base salary",
      "kind": "dec"
    },
    {
      "name": "netSalary",
      "label": "Net salary",
      "kind": "dec"
    },
    {
      "name": "notes",
      "label": "Notes",
      "kind": "long",
      "max": 5000
    },
    {
      "name": "active",
      "label": "Active",
      "kind": "bool",
      "default": true
    },
    {
      "name": "registrationStatus",
      "label": "Registration",
      "kind": "enum",
      "computed": true,
      "words": [
        {
          "value": "notRegistered",
          "label": "Not enrolled"
        },
        {
          "value": "registeredMissingFingerprint",
          "label": "Enrolled, no fingerprint"
        },
        {
          "value": "fullyRegistered",
          "label": "Fully enrolled"
        }
      ]
    }
  ],
  "flow": null
} satisfies CollectionMeta
