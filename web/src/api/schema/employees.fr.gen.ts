import type { CollectionMeta } from '../schema-meta'

export default {
  "id": "employees",
  "database": "main",
  "resource": "rh-managements",
  "one": "Employé",
  "many": "Employés",
  "fields": [
    {
      "name": "fullNameFr",
      "label": "Nom complet (français)",
      "kind": "text",
      "required": true,
      "searched": true,
      "max": 255
    },
    {
      "name": "fullNameAr",
      "label": "Nom complet (arabe)",
      "kind": "text",
      "required": true,
      "searched": true,
      "max": 255
    },
    {
      "name": "CIN",
      "label": "N° CIN",
      "kind": "text",
      "required": true,
      "unique": true,
      "searched": true,
      "max": 20,
      "form": "cin"
    },
    {
      "name": "N_PERS_ACT",
      "label": "Matricule",
      "kind": "int",
      "unique": true
    },
    {
      "name": "FONCTION",
      "label": "Fonction",
      "kind": "text",
      "searched": true,
      "max": 255,
      "default": ""
    },
    {
      "name": "DATN",
      "label": "Date de naissance",
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
      "label": "Bureau",
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
      "label": "Bâtiment",
      "kind": "ref",
      "to": "buildings",
      "expands": "buildingDoc"
    },
    {
      "name": "emp_code",
      "label": "Code pointeuse",
      "kind": "text",
      "unique": true,
      "max": 255,
      "form": "digits"
    },
    {
      "name": "fingerprint",
      "label": "Empreinte digitale",
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
      "label": "Échelle",
      "kind": "int"
    },
    {
      "name": "echelon",
      "label": "Échelon",
      "kind": "int"
    },
    {
      "name": "recruitmentDate",
      "label": "Date de recrutement",
      "kind": "date"
    },
    {
      "name": "tenureDate",
      "label": "Date de titularisation",
      "kind": "date"
    },
    {
      "name": "bankRib",
      "label": "RIB",
      "kind": "text",
      "max": 255
    },
    {
      "name": "phone",
      "label": "Téléphone",
      "kind": "text",
      "max": 255,
      "form": "phone"
    },
    {
      "name": "email",
      "label": "Courriel",
      "kind": "text",
      "max": 255,
      "form": "email"
    },
    {
      "name": "address",
      "label": "Adresse",
      "kind": "text",
      "max": 255
    },
    {
      "name": "maritalStatus",
      "label": "Situation familiale",
      "kind": "text",
      "max": 255
    },
    {
      "name": "childrenCount",
      "label": "Nombre d’enfants",
      "kind": "int"
    },
    {
      "name": "managerId",
      "label": "Supérieur",
      "kind": "ref",
      "to": "employees",
      "expands": "manager"
    },
    {
      "name": "baseSalary",
      "label": "Salaire de base",
      "kind": "dec"
    },
    {
      "name": "netSalary",
      "label": "Salaire net",
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
      "label": "Actif",
      "kind": "bool",
      "default": true
    },
    {
      "name": "registrationStatus",
      "label": "Enregistrement",
      "kind": "enum",
      "computed": true,
      "words": [
        {
          "value": "notRegistered",
          "label": "Non enregistré"
        },
        {
          "value": "registeredMissingFingerprint",
          "label": "Enregistré sans empreinte"
        },
        {
          "value": "fullyRegistered",
          "label": "Entièrement enregistré"
        }
      ]
    }
  ],
  "flow": null
} satisfies CollectionMeta
