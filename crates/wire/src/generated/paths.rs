//! The addresses of the HTTP API for the OpenAPI document: what each takes, and what it answers.

use serde_json::{Value, json};

fn answer(of: &str, description: &str) -> Value {
    json!({
        "description": description,
        "content": { "application/json": { "schema": { "$ref": format!("#/components/schemas/{of}") } } },
    })
}

/// What a rule book is asked for by, and more.
fn rule_book(more: &[Value]) -> Value {
    let query = |name, schema: Value, description| json!({ "name": name, "in": "query", "schema": schema, "description": description });
    let mut all = vec![
        json!({
            "name": "game", "in": "path", "required": true,
            "schema": { "type": "string", "enum": ["wippen", "toepen"] }, "description": "The game.",
        }),
        query("rules", json!({ "type": "string" }), "The preset to begin from; the usual one if absent."),
        query(
            "set",
            json!({ "type": "array", "items": { "type": "string" } }),
            "A switch over the preset, as `stealing=true`, once for each. The value is JSON; what is no JSON is \
             taken for a text without its quotes.",
        ),
        query("players", json!({ "type": "integer" }), "For how many players; the fewest if absent."),
        query(
            "lang",
            json!({ "type": "string", "enum": ["nl", "de", "en"] }),
            "In which language; `en` if absent or another.",
        ),
    ];
    all.extend_from_slice(more);
    all.into()
}

/// All of them.
pub(super) fn paths() -> Value {
    let problem = |description| answer("Problem", description);
    let code = json!({
        "name": "code", "in": "path", "required": true, "schema": { "type": "string" },
        "description": "The code of the table.",
    });
    let game = json!({
        "name": "game", "in": "path", "required": true,
        "schema": { "type": "string", "enum": ["wippen", "toepen"] }, "description": "The game.",
    });
    let lesson = json!({
        "name": "lesson", "in": "path", "required": true, "schema": { "type": "string" },
        "description": "The name of the lesson.",
    });
    let page = |name, description| {
        json!({
            "name": name, "in": "query", "schema": { "type": "integer", "minimum": 0 },
            "description": description,
        })
    };
    let asked = |of: &str| {
        let schema = json!({ "$ref": format!("#/components/schemas/{of}") });
        json!({ "required": true, "content": { "application/json": { "schema": schema } } })
    };
    let bearer = json!([{ "secret": [] }]);
    let shown = json!({
        "name": "game", "in": "query", "schema": { "type": "string", "enum": ["wippen", "toepen"] },
        "description": "The season of which game, if no evening is named.",
    });
    let language = json!({
        "name": "lang", "in": "query", "schema": { "type": "string", "enum": ["nl", "de", "en"] },
        "description": "In which language; `en` if absent.",
    });
    let book = json!({
        "name": "book", "in": "path", "required": true, "schema": { "type": "string" },
        "description": "The number of the book.",
    });
    let of_book = |well: Value| {
        json!({
            "200": well,
            "400": problem("The body is no such message, or cannot be right: the sentence says why."),
            "403": problem("The page that asks comes from somewhere else, or the secret is only for looking."),
            "404": problem("There is no such book, or the secret is none of it."),
            "413": problem("The body is too long."),
            "429": problem("Too much from one address: wait."),
            "503": problem("The store does not answer."),
        })
    };
    json!({
        "/api/v1/version": { "get": {
            "summary": "What runs here, and what can be chosen.",
            "responses": { "200": answer("Version", "The program.") },
        } },
        "/api/v1/tables": {
            "get": {
                "summary": "The public tables.",
                "responses": { "200": answer("Listed", "At most 50.") },
            },
            "post": {
                "summary": "Opens a table.",
                "requestBody": { "required": true, "content": { "application/json": {
                    "schema": { "$ref": "#/components/schemas/NewTable" } } } },
                "responses": {
                    "201": answer("Opened", "It is open."),
                    "400": problem("The body is no such message, or its rules contradict each other."),
                    "403": problem("The page that asks comes from somewhere else."),
                    "413": problem("The body is too long."),
                    "429": problem("Too many from one address: wait."),
                    "503": problem("The server is full, or its store does not answer."),
                },
            },
        },
        "/api/v1/tables/{code}": { "get": {
            "summary": "A table as one sees it from outside.",
            "parameters": [code],
            "responses": {
                "200": answer("About", "The table."),
                "404": problem("There is no table of this code."),
                "429": problem("Too many codes tried from one address: wait."),
                "503": problem("The server is full, or its store does not answer."),
            },
        } },
        "/api/v1/tables/{code}/records/{number}": { "get": {
            "summary": "The record of a match that is over, as text (docs/notation.md).",
            "parameters": [code, {
                "name": "number", "in": "path", "required": true,
                "schema": { "type": "integer", "minimum": 1 },
                "description": "Which match of the table, counted from 1.",
            }],
            "responses": {
                "200": { "description": "The record.",
                    "content": { "text/plain": { "schema": { "type": "string" } } } },
                "404": problem("There is no such table, or no such match that is over."),
                "429": problem("Too many codes tried from one address: wait."),
            },
        } },
        "/api/v1/tables/{code}/records/{number}/replay": { "get": {
            "summary": "A match that is over, step by step, with all cards open.",
            "parameters": [code, {
                "name": "number", "in": "path", "required": true,
                "schema": { "type": "integer", "minimum": 1 },
                "description": "Which match of the table, counted from 1.",
            }, page("from", "The number of the first step, counted from 0; 0 if absent."),
            page("count", "How many steps; 200 if absent, at most 500.")],
            "responses": {
                "200": answer("Replay", "These steps."),
                "400": problem("`from` or `count` is no number."),
                "404": problem("There is no such table, or no such match that is over."),
                "429": problem("Too many codes tried from one address: wait."),
                "503": problem("Too many replays are asked for at once, or the store does not answer."),
            },
        } },
        "/api/v1/replay": { "post": {
            "summary": "The match of a record, step by step. Nothing of it is kept.",
            "parameters": [
                page("from", "The number of the first step, counted from 0; 0 if absent."),
                page("count", "How many steps; 200 if absent, at most 500."),
                { "name": "lang", "in": "query", "schema": { "type": "string", "enum": ["nl", "de", "en"] },
                    "description": "In which language it is told what is wrong with the record; `en` if absent." },
            ],
            "requestBody": { "required": true,
                "content": { "text/plain": { "schema": { "type": "string", "maxLength": 1_048_576 } } } },
            "responses": {
                "200": answer("Replay", "These steps."),
                "400": problem("The text is no record, or a damaged one: the sentence says in which line."),
                "413": problem("The text is too long."),
                "503": problem("Too many replays are asked for at once."),
            },
        } },
        "/api/v1/rules": { "post": {
            "summary": "How a table with these house rules plays, or everything that is wrong with them.",
            "requestBody": { "required": true, "content": { "application/json": {
                "schema": { "$ref": "#/components/schemas/RulesWanted" } } } },
            "responses": {
                "200": answer("RulesTold", "The sentences, or the faults."),
                "400": problem("The body is no such message."),
                "413": problem("The body is too long."),
            },
        } },
        "/api/v1/lessons/{game}": { "get": {
            "summary": "The lessons of a game.",
            "parameters": [game],
            "responses": {
                "200": answer("GameCourse", "The lessons in their order."),
                "404": problem("There is no such game."),
            },
        } },
        "/api/v1/lessons/{game}/{lesson}": { "get": {
            "summary": "A lesson with its tasks.",
            "parameters": [game, lesson],
            "responses": {
                "200": answer("Lesson", "The lesson."),
                "404": problem("There is no such lesson."),
            },
        } },
        "/api/v1/lessons/{game}/{lesson}/{task}": { "post": {
            "summary": "Tries something in a task: what can this mean, what comes of this move, is this the answer. \
                        Nothing is kept.",
            "parameters": [game, lesson, {
                "name": "task", "in": "path", "required": true,
                "schema": { "type": "integer", "minimum": 1 },
                "description": "Which task, counted from 1.",
            }],
            "requestBody": { "required": true, "content": { "application/json": {
                "schema": { "$ref": "#/components/schemas/Attempt" } } } },
            "responses": {
                "200": answer("Tried", "What came of it; a move that breaks a rule too, with the reason."),
                "400": problem("The body is no such message, or asks for what the task has not."),
                "404": problem("There is no such task."),
                "413": problem("The body is too long."),
            },
        } },
        "/api/v1/rules/{game}/book": { "get": {
            "summary": "The rule book of a table with these house rules, as a tree.",
            "parameters": rule_book(&[]),
            "responses": {
                "200": answer("RuleBook", "The book."),
                "304": { "description": "It is what `If-None-Match` names." },
                "400": problem("There are no such house rules: the sentence says why."),
                "414": problem("The question is too long."),
            },
        } },
        "/api/v1/rules/{game}/book.html": { "get": {
            "summary": "The same as a page, to keep or to print.",
            "parameters": rule_book(&[]),
            "responses": {
                "200": { "description": "The page, as a download.",
                    "content": { "text/html": { "schema": { "type": "string" } } } },
                "304": { "description": "It is what `If-None-Match` names." },
                "400": problem("There are no such house rules: the sentence says why."),
                "414": problem("The question is too long."),
            },
        } },
        "/api/v1/rules/{game}/book.pdf": { "get": {
            "summary": "The same as a file to print.",
            "parameters": rule_book(&[json!({
                "name": "size", "in": "query", "schema": { "type": "string", "enum": ["a4", "a5"] },
                "description": "The paper; `a4` if absent.",
            })]),
            "responses": {
                "200": { "description": "The file, as a download.", "content": { "application/pdf": {} } },
                "304": { "description": "It is what `If-None-Match` names." },
                "400": problem("There are no such house rules, or no such paper."),
                "414": problem("The question is too long."),
                "503": problem("Too many files are asked for at once."),
            },
        } },
        "/api/v1/moves": { "post": {
            "summary": "Looks for the table at which a code was made that moves a seat to another device.",
            "requestBody": { "required": true, "content": { "application/json": {
                "schema": { "$ref": "#/components/schemas/Claim" } } } },
            "responses": {
                "200": answer("Opened", "The table."),
                "400": problem("The body is no such message."),
                "403": problem("The page that asks comes from somewhere else."),
                "404": problem("The code is wrong, used or too old."),
                "429": problem("Too many codes tried from one address: wait."),
            },
        } },
        "/api/v1/books": { "post": {
            "summary": "Makes a book for evenings.",
            "requestBody": asked("NewBook"),
            "responses": {
                "201": answer("BookMade", "It is made."),
                "400": problem("The body is no such message, or its file is no book: the sentence says why."),
                "403": problem("The page that asks comes from somewhere else."),
                "413": problem("The body is too long."),
                "429": problem("Too many from one address: wait."),
                "503": problem("The store does not answer."),
            },
        } },
        "/api/v1/books/rules": { "post": {
            "summary": "What house rules say of sheets: packs, clips, how it ends.",
            "requestBody": asked("SheetRulesWanted"),
            "responses": {
                "200": answer("SheetRules", "What they say."),
                "400": problem("There are no such rules."),
            },
        } },
        "/api/v1/books/{book}": {
            "get": {
                "summary": "A book with everything that follows from it.",
                "security": bearer, "parameters": [book, page("since",
                    "The number of the last operation that is known: the later ones come too.")],
                "responses": of_book(answer("BookTold", "The book.")),
            },
            "delete": {
                "summary": "Deletes the book for good, with everything in it.",
                "security": bearer, "parameters": [book],
                "responses": of_book(json!({ "description": "It is gone." })),
            },
        },
        "/api/v1/books/{book}/operations": { "post": {
            "summary": "Does something to the book. What is sent twice is done once.",
            "security": bearer, "parameters": [book],
            "requestBody": asked("PutOperations"),
            "responses": of_book(answer("OperationsPut", "What became of each.")),
        } },
        "/api/v1/books/{book}/figures": { "get": {
            "summary": "The season of a game, or the figures of one evening.",
            "security": bearer, "parameters": [book, {
                "name": "game", "in": "query", "schema": { "type": "string", "enum": ["wippen", "toepen"] },
                "description": "Of which game all evenings are meant.",
            }, page("evening", "Which evening alone is meant.")],
            "responses": of_book(answer("BookFigures", "The figures.")),
        } },
        "/api/v1/books/{book}/file": { "get": {
            "summary": "The book as a file (docs/sheet.md).",
            "security": bearer, "parameters": [book],
            "responses": of_book(json!({ "description": "The file.",
                "content": { "application/json": { "schema": { "type": "object" } } } })),
        } },
        "/api/v1/books/{book}/csv": {
            "get": {
                "summary": "The evenings of a game as comma-separated values.",
                "security": bearer, "parameters": [book, {
                    "name": "game", "in": "query", "required": true,
                    "schema": { "type": "string", "enum": ["wippen", "toepen"] },
                    "description": "Of which game.",
                }, page("evening", "Only this evening; absent: all of them.")],
                "responses": of_book(json!({ "description": "The values.",
                    "content": { "text/csv": { "schema": { "type": "string" } } } })),
            },
            "post": {
                "summary": "What someone's old sheet would become, or brings it into the book, once.",
                "security": bearer, "parameters": [book],
                "requestBody": asked("CsvWanted"),
                "responses": of_book(answer("CsvTold", "What it says.")),
            },
        },
        "/api/v1/books/{book}/page.html": { "get": {
            "summary": "An evening, or the season of a game, as a page to read or print.",
            "security": bearer, "parameters": [book, shown, page("evening", "Which evening."), language],
            "responses": of_book(json!({ "description": "The page.",
                "content": { "text/html": { "schema": { "type": "string" } } } })),
        } },
        "/api/v1/books/{book}/sheet.xlsx": { "get": {
            "summary": "An evening, or the season of a game, as a spreadsheet with a chart.",
            "security": bearer, "parameters": [book, shown, page("evening", "Which evening."), language],
            "responses": of_book(json!({ "description": "The spreadsheet.",
                "content": { "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": {} } })),
        } },
        "/api/v1/books/{book}/matches": { "post": {
            "summary": "Brings a match of a table that is over into the book, once.",
            "security": bearer, "parameters": [book],
            "requestBody": asked("MatchWanted"),
            "responses": of_book(answer("MatchKept", "It is in.")),
        } },
        "/api/v1/socket": { "get": {
            "summary": "Opens a WebSocket. The client sends ClientMessage, the server ServerMessage, each as one \
                        text frame.",
            "responses": {
                "101": { "description": "The socket is open." },
                "403": problem("The page that asks comes from somewhere else."),
                "429": problem("Too many sockets from one address."),
                "503": problem("The server is full, or stops."),
            },
        } },
        "/healthz": { "get": {
            "summary": "Does the server work, its store included?",
            "responses": {
                "200": { "description": "Yes." },
                "503": { "description": "No, or it stops." },
            },
        } },
    })
}
