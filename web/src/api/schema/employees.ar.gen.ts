import type { CollectionMeta } from '../schema-meta'

export default {
  "id": "employees",
  "database": "main",
  "resource": "rh-managements",
  "one": "موظف(ة)",
  "many": "الموظفون",
  "fields": [
    {
      "name": "fullNameFr",
      "label": "الاسم الكامل بالفرنسية",
      "kind": "text",
      "required": true,
      "searched": true,
      "max": 255
    },
    {
      "name": "fullNameAr",
      "label": "الاسم الكامل بالعربية",
      "kind": "text",
      "required": true,
      "searched": true,
      "max": 255
    },
    {
      "name": "CIN",
      "label": "رقم البطاقة الوطنية",
      "kind": "text",
      "required": true,
      "unique": true,
      "searched": true,
      "max": 20,
      "form": "cin"
    },
    {
      "name": "N_PERS_ACT",
      "label": "رقم التأجير",
      "kind": "int",
      "unique": true
    },
    {
      "name": "FONCTION",
      "label": "الوظيفة",
      "kind": "text",
      "searched": true,
      "max": 255,
      "default": ""
    },
    {
      "name": "DATN",
      "label": "تاريخ الازدياد",
      "kind": "date"
    },
    {
      "name": "annexe",
      "label": "الملحقة",
      "kind": "ref",
      "to": "annexes",
      "expands": "annexeDoc"
    },
    {
      "name": "bureauId",
      "label": "المكتب",
      "kind": "ref",
      "to": "bureaux",
      "expands": "bureau"
    },
    {
      "name": "serviceId",
      "label": "المصلحة",
      "kind": "ref",
      "to": "services",
      "expands": "service"
    },
    {
      "name": "type",
      "label": "النوع",
      "kind": "ref",
      "to": "employeeTypes",
      "expands": "typeDoc"
    },
    {
      "name": "building",
      "label": "البناية",
      "kind": "ref",
      "to": "buildings",
      "expands": "buildingDoc"
    },
    {
      "name": "emp_code",
      "label": "رمز الجهاز",
      "kind": "text",
      "unique": true,
      "max": 255,
      "form": "digits"
    },
    {
      "name": "fingerprint",
      "label": "بصمة الأصبع",
      "kind": "bool",
      "default": false
    },
    {
      "name": "grade",
      "label": "الدرجة",
      "kind": "text",
      "max": 255
    },
    {
      "name": "echelle",
      "label": "السلم",
      "kind": "int"
    },
    {
      "name": "echelon",
      "label": "الرتبة",
      "kind": "int"
    },
    {
      "name": "recruitmentDate",
      "label": "تاريخ التوظيف",
      "kind": "date"
    },
    {
      "name": "tenureDate",
      "label": "تاريخ الترسيم",
      "kind": "date"
    },
    {
      "name": "bankRib",
      "label": "رقم الحساب البنكي",
      "kind": "text",
      "max": 255
    },
    {
      "name": "phone",
      "label": "الهاتف",
      "kind": "text",
      "max": 255,
      "form": "phone"
    },
    {
      "name": "email",
      "label": "البريد الإلكتروني",
      "kind": "text",
      "max": 255,
      "form": "email"
    },
    {
      "name": "address",
      "label": "العنوان",
      "kind": "text",
      "max": 255
    },
    {
      "name": "maritalStatus",
      "label": "الحالة العائلية",
      "kind": "text",
      "max": 255
    },
    {
      "name": "childrenCount",
      "label": "عدد الأبناء",
      "kind": "int"
    },
    {
      "name": "managerId",
      "label": "الرئيس المباشر",
      "kind": "ref",
      "to": "employees",
      "expands": "manager"
    },
    {
      "name": "baseSalary",
      "label": "الأجر الأساسي",
      "kind": "dec"
    },
    {
      "name": "netSalary",
      "label": "الأجر الصافي",
      "kind": "dec"
    },
    {
      "name": "notes",
      "label": "ملاحظات",
      "kind": "long",
      "max": 5000
    },
    {
      "name": "active",
      "label": "نشيط",
      "kind": "bool",
      "default": true
    },
    {
      "name": "registrationStatus",
      "label": "التسجيل",
      "kind": "enum",
      "computed": true,
      "words": [
        {
          "value": "notRegistered",
          "label": "غير مسجل بالجهاز"
        },
        {
          "value": "registeredMissingFingerprint",
          "label": "مسجل بدون بصمة"
        },
        {
          "value": "fullyRegistered",
          "label": "مسجل بالكامل"
        }
      ]
    }
  ],
  "flow": null
} satisfies CollectionMeta
