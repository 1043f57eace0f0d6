"""The official Python client, whose models refuse a field that is missing or null: it proves the shape of every answer."""

import unittest

from appwrite.client import Client
from appwrite.exception import AppwriteException
from appwrite.query import Query
from appwrite.services.account import Account
from appwrite.services.databases import Databases
from appwrite.services.locale import Locale
from appwrite.services.tables_db import TablesDB

from binary import ADMIN, Server

# A mail server that takes no letter: what would be sent stays in the outbox.
MAIL = {"DIWAN_SMTP_HOST": "127.0.0.1", "DIWAN_SMTP_PORT": "9", "DIWAN_SMTP_SECURITY": "none", "DIWAN_SMTP_FROM": "diwan@commune.example"}
BUREAU = {"nameFr": "Accueil", "nameAr": "الاستقبال"}


class OfficialPythonClient(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server(MAIL)
        cls.addClassCleanup(cls.server.stop)
        cls.keyed = cls.client().set_key(cls.server.key)
        cls.token = Account(cls.client().set_key(cls.server.key)).create_email_password_session(**ADMIN).secret
        cls.databases = Databases(cls.keyed)
        cls.tables = TablesDB(cls.keyed)

    @classmethod
    def client(cls):
        return Client().set_endpoint(cls.server.endpoint).set_project("diwan")

    @classmethod
    def signed_in(cls):
        return cls.client().set_session(cls.token)

    def refused(self, kind, call, *arguments, **named):
        with self.assertRaises(AppwriteException) as caught:
            call(*arguments, **named)
        self.assertEqual(caught.exception.type, kind)

    def test_a_key_sees_the_secret_of_the_session_it_opens(self):
        self.assertGreater(len(self.token), 20)
        self.assertEqual(Account(self.signed_in()).get().email, ADMIN["email"])

    def test_account_name_and_preferences(self):
        account = Account(self.signed_in())
        self.assertEqual(account.update_name("Administratrice").name, "Administratrice")
        self.assertEqual(account.update_prefs({"theme": "dark"}).email, ADMIN["email"])
        self.assertEqual(account.get_prefs().data, {"theme": "dark"})

    def test_account_create_and_password(self):
        made = Account(self.client()).create("python", "python@commune.example", "a first password", "Python")
        self.assertEqual((made.id, made.emailverification, made.prefs.data), ("python", False, {}))
        keyed = Account(self.client().set_key(self.server.key))
        token = keyed.create_email_password_session("python@commune.example", "a first password").secret
        own = Account(self.client().set_session(token))
        self.assertEqual(own.update_password("a second password", "a first password").id, "python")
        self.refused("user_already_exists", Account(self.client()).create, "python", "python@commune.example", "a first password")

    def test_letters_are_asked_for_and_answered(self):
        guest, keyed, own = Account(self.client()), Account(self.keyed), Account(self.signed_in())
        self.refused("user_phone_not_found", own.create_phone_verification)
        self.refused("user_invalid_token", guest.create_session, "nobody", "123456")
        self.assertEqual(own.create_email_verification("http://localhost/verify").secret, "")
        self.assertEqual(guest.create_recovery(ADMIN["email"], "http://localhost/reset").secret, "")
        code = keyed.create_email_token("py-code", "py-code@commune.example", True)
        self.assertTrue(code.phrase)
        session = guest.create_session(code.userid, code.secret)
        self.assertEqual((session.userid, session.provider, session.factors), ("py-code", "email", ["email"]))
        link = keyed.create_magic_url_token("py-link", "py-code@commune.example", "http://localhost/in")
        self.assertEqual(guest.update_magic_url_session(link.userid, link.secret).provider, "magic-url")
        lost = keyed.create_recovery("py-code@commune.example", "http://localhost/reset")
        self.assertEqual(guest.update_recovery(lost.userid, lost.secret, "une phrase toute neuve").id, lost.id)
        again = Account(self.client()).create_email_password_session("py-code@commune.example", "une phrase toute neuve")
        self.assertEqual(again.userid, "py-code")

    def test_an_account_is_readdressed_and_disabled(self):
        Account(self.client()).create("leaver", "leaver@commune.example", "a first phrase", "Leaver")
        keyed = Account(self.client().set_key(self.server.key))
        token = keyed.create_email_password_session("leaver@commune.example", "a first phrase").secret
        own = Account(self.client().set_session(token))
        self.assertEqual(own.update_email("left@commune.example", "a first phrase").email, "left@commune.example")
        self.assertEqual(own.update_phone("+212612345679", "a first phrase").phone, "+212612345679")
        self.assertFalse(own.update_status().status)
        self.refused("general_unauthorized_scope", own.get)

    def test_sessions_are_read_listed_and_ended(self):
        keyed = Account(self.client().set_key(self.server.key))
        account = Account(self.client().set_session(keyed.create_email_password_session(**ADMIN).secret))
        current = account.get_session("current")
        self.assertTrue(current.current)
        self.assertEqual(current.secret, "")
        self.assertIn(current.id, [one.id for one in account.list_sessions().sessions])
        account.delete_session(current.id)
        self.refused("general_unauthorized_scope", account.get)

    def test_one_document_lives_and_dies(self):
        made = self.databases.create_document("main", "bureaux", "python", BUREAU)
        self.assertEqual((made.id, made.collectionid, made.databaseid), ("python", "bureaux", "main"))
        self.assertEqual(made.data["nameAr"], BUREAU["nameAr"])
        self.assertIsNone(made.data["serviceId"])
        changed = self.databases.update_document("main", "bureaux", "python", {"floor": "2"})
        self.assertEqual(changed.data["floor"], "2")
        self.assertEqual(self.databases.get_document("main", "bureaux", "python").data["floor"], "2")
        upserted = self.databases.upsert_document("main", "bureaux", "python", {**BUREAU, "floor": "3"})
        self.assertEqual(upserted.data["floor"], "3")
        self.databases.delete_document("main", "bureaux", "python")
        self.refused("document_not_found", self.databases.get_document, "main", "bureaux", "python")

    def test_one_row_lives_and_dies(self):
        made = self.tables.create_row("main", "bureaux", "row", BUREAU)
        self.assertEqual((made.id, made.tableid), ("row", "bureaux"))
        self.assertEqual(self.tables.update_row("main", "bureaux", "row", {"floor": "1"}).data["floor"], "1")
        found = self.tables.list_rows("main", "bureaux", [Query.equal("$id", "row")])
        self.assertEqual((found.total, found.rows[0].id), (1, "row"))
        self.tables.delete_row("main", "bureaux", "row")
        self.refused("row_not_found", self.tables.get_row, "main", "bureaux", "row")

    def test_bulk_calls_and_queries(self):
        documents = [{"$id": f"p{n}", "nameFr": f"Python {n}", "nameAr": f"بيثون {n}"} for n in range(5)]
        self.assertEqual(self.databases.create_documents("main", "bureaux", documents).total, 5)
        some = [Query.starts_with("nameFr", "python"), Query.order_desc("nameFr"), Query.limit(2)]
        page = self.databases.list_documents("main", "bureaux", some)
        self.assertEqual((page.total, [one.id for one in page.documents]), (5, ["p4", "p3"]))
        either = Query.or_queries([Query.equal("$id", "p0"), Query.and_queries([Query.contains("nameAr", "4"), Query.is_null("floor")])])
        self.assertEqual([one.id for one in self.databases.list_documents("main", "bureaux", [either]).documents], ["p0", "p4"])
        self.assertEqual(self.databases.list_documents("main", "bureaux", some, total=False).total, 0)
        all_five = [Query.equal("$id", [f"p{n}" for n in range(5)])]
        self.assertEqual(self.databases.update_documents("main", "bureaux", {"floor": "6"}, all_five).total, 5)
        self.assertEqual(self.databases.delete_documents("main", "bureaux", all_five).total, 5)

    def test_a_number_goes_up_and_down(self):
        person = {"fullNameFr": "P", "fullNameAr": "ب", "CIN": "PY1234", "childrenCount": 1}
        self.databases.create_document("main", "employees", "parent", person)
        up = self.databases.increment_document_attribute("main", "employees", "parent", "childrenCount", value=2, max=5)
        self.assertEqual(up.data["childrenCount"], 3)
        down = self.databases.decrement_document_attribute("main", "employees", "parent", "childrenCount")
        self.assertEqual(down.data["childrenCount"], 2)

    def test_refusals_carry_their_type(self):
        self.refused("collection_not_found", self.databases.list_documents, "main", "nothing")
        self.refused("general_query_invalid", self.databases.list_documents, "main", "employees", [Query.equal("shoeSize", 42)])
        self.refused("document_invalid_structure", self.databases.create_document, "main", "bureaux", "x", {"nameFr": "no Arabic"})

    def test_locale(self):
        self.assertIsInstance(Locale(self.client()).get().eu, bool)


if __name__ == "__main__":
    unittest.main()
