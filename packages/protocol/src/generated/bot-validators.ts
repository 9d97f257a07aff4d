// Generated from protocol/v1 by packages/protocol/generate. Do not edit: change the schemas, then `pnpm generate`.
// @ts-nocheck: Ajv writes plain JavaScript; ../validate.ts gives it types.
import type { Validator } from '../validator.ts';
import type * as messages from './messages.ts';

export const BotGoodbye: Validator<messages.BotGoodbye> = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://bassadewitz.example/protocol/v1/schemas/bot-goodbye.schema.json","title":"BotGoodbye","x-direction":"bot-to-server","type":"object","required":["type"],"properties":{"type":{"const":"goodbye"}},"additionalProperties":false};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://bassadewitz.example/protocol/v1/schemas/bot-goodbye.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "type")){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
if("goodbye" !== data.type){
validate20.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "goodbye"}}];
return false;
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const Hello: Validator<messages.Hello> = validate21;
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://bassadewitz.example/protocol/v1/schemas/hello.schema.json","title":"Hello","x-direction":"bot-to-server","type":"object","required":["type","versions","name","version","tables"],"properties":{"type":{"const":"hello"},"versions":{"type":"array","items":{"type":"string","$ref":"words.schema.json#/$defs/protocolVersion"},"minItems":1,"maxItems":16,"uniqueItems":true},"token":{"type":"string","pattern":"^[!-~]{1,256}$"},"name":{"$ref":"words.schema.json#/$defs/botName"},"version":{"type":"string","pattern":"^[ -~]{1,64}$"},"tables":{"type":"integer","minimum":1,"maximum":4096},"client":{"type":"string","pattern":"^[ -~]{1,64}$"}},"additionalProperties":false};
const schema34 = {"type":"string","pattern":"^[0-9]{1,4}\\.[0-9]{1,4}$"};
const schema35 = {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$"};
const pattern4 = new RegExp("^[0-9]{1,4}\\.[0-9]{1,4}$", "u");
const pattern5 = new RegExp("^[!-~]{1,256}$", "u");
const pattern6 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$", "u");
const pattern7 = new RegExp("^[ -~]{1,64}$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://bassadewitz.example/protocol/v1/schemas/hello.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.versions === undefined) && (missing0 = "versions"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.tables === undefined) && (missing0 = "tables"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "versions")) || (key0 === "token")) || (key0 === "name")) || (key0 === "version")) || (key0 === "tables")) || (key0 === "client"))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("hello" !== data.type){
validate21.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "hello"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.versions !== undefined){
let data1 = data.versions;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 16){
validate21.errors = [{instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/maxItems",keyword:"maxItems",params:{limit: 16}}];
return false;
}
else {
if(data1.length < 1){
validate21.errors = [{instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(typeof data2 !== "string"){
validate21.errors = [{instancePath:instancePath+"/versions/" + i0,schemaPath:"#/properties/versions/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate21.errors = [{instancePath:instancePath+"/versions/" + i0,schemaPath:"words.schema.json#/$defs/protocolVersion/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,4}\\.[0-9]{1,4}$"}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/versions/" + i0,schemaPath:"words.schema.json#/$defs/protocolVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate21.errors = [{instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
let data3 = data.token;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
validate21.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,256}$"}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data4 = data.name;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
validate21.errors = [{instancePath:instancePath+"/name",schemaPath:"words.schema.json#/$defs/botName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$"}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/name",schemaPath:"words.schema.json#/$defs/botName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data5 = data.version;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(!pattern7.test(data5)){
validate21.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^[ -~]{1,64}$"}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tables !== undefined){
let data6 = data.tables;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate21.errors = [{instancePath:instancePath+"/tables",schemaPath:"#/properties/tables/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 4096 || isNaN(data6)){
validate21.errors = [{instancePath:instancePath+"/tables",schemaPath:"#/properties/tables/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4096}}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate21.errors = [{instancePath:instancePath+"/tables",schemaPath:"#/properties/tables/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client !== undefined){
let data7 = data.client;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(!pattern7.test(data7)){
validate21.errors = [{instancePath:instancePath+"/client",schemaPath:"#/properties/client/pattern",keyword:"pattern",params:{pattern: "^[ -~]{1,64}$"}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const Play: Validator<messages.Play> = validate23;
const schema36 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://bassadewitz.example/protocol/v1/schemas/play.schema.json","title":"Play","x-direction":"bot-to-server","type":"object","required":["type","request","card"],"properties":{"type":{"const":"play"},"request":{"$ref":"words.schema.json#/$defs/requestId"},"card":{"$ref":"words.schema.json#/$defs/card"}},"additionalProperties":false};
const schema37 = {"type":"string","pattern":"^[A-Za-z0-9._:-]{1,64}$"};
const schema38 = {"type":"string","enum":["7C","8C","9C","TC","JC","QC","KC","AC","7S","8S","9S","TS","JS","QS","KS","AS","7H","8H","9H","TH","JH","QH","KH","AH","7D","8D","9D","TD","JD","QD","KD","AD"]};
const pattern9 = new RegExp("^[A-Za-z0-9._:-]{1,64}$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://bassadewitz.example/protocol/v1/schemas/play.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.request === undefined) && (missing0 = "request"))) || ((data.card === undefined) && (missing0 = "card"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "request")) || (key0 === "card"))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("play" !== data.type){
validate23.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "play"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request !== undefined){
let data1 = data.request;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern9.test(data1)){
validate23.errors = [{instancePath:instancePath+"/request",schemaPath:"words.schema.json#/$defs/requestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]{1,64}$"}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/request",schemaPath:"words.schema.json#/$defs/requestId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined){
let data2 = data.card;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate23.errors = [{instancePath:instancePath+"/card",schemaPath:"words.schema.json#/$defs/card/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((((((((((((((((((((((data2 === "7C") || (data2 === "8C")) || (data2 === "9C")) || (data2 === "TC")) || (data2 === "JC")) || (data2 === "QC")) || (data2 === "KC")) || (data2 === "AC")) || (data2 === "7S")) || (data2 === "8S")) || (data2 === "9S")) || (data2 === "TS")) || (data2 === "JS")) || (data2 === "QS")) || (data2 === "KS")) || (data2 === "AS")) || (data2 === "7H")) || (data2 === "8H")) || (data2 === "9H")) || (data2 === "TH")) || (data2 === "JH")) || (data2 === "QH")) || (data2 === "KH")) || (data2 === "AH")) || (data2 === "7D")) || (data2 === "8D")) || (data2 === "9D")) || (data2 === "TD")) || (data2 === "JD")) || (data2 === "QD")) || (data2 === "KD")) || (data2 === "AD"))){
validate23.errors = [{instancePath:instancePath+"/card",schemaPath:"words.schema.json#/$defs/card/enum",keyword:"enum",params:{allowedValues: schema38.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const Ready: Validator<messages.Ready> = validate24;
const schema39 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://bassadewitz.example/protocol/v1/schemas/ready.schema.json","title":"Ready","x-direction":"bot-to-server","type":"object","required":["type"],"properties":{"type":{"const":"ready"}},"additionalProperties":false};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://bassadewitz.example/protocol/v1/schemas/ready.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "type")){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
if("ready" !== data.type){
validate24.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "ready"}}];
return false;
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
